import type { FamilysRequest } from '../../change-request/change-request.ts';
import { takesTransfers } from '../../change-request/transfer.ts';
import { type Decision, whoDecides } from '../../change-request/who-decides.ts';
import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import type { TextsOnFile } from '../../site/spanish-texts.ts';
import type { Team } from '../../team/team.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';
import { windowNow } from '../tournament/window-now.ts';
import type { ChangeRequestLink } from './change-request-link.ts';
import { changeCircumstances } from './circumstances.ts';
import { type ChangeLinkPorts, playerOfLink } from './player-of-link.ts';

/** Registration that can be changed, with the decision on each kind of change. */
export interface Changeable {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly team: Team | undefined;
  readonly decisions: Readonly<Record<'withdrawal' | 'transfer', Decision>>;
  readonly open: FamilysRequest | undefined;
}

/** Player's registrations with their possible changes, and the requests made so far. */
export interface ChangesContent {
  readonly player: Player;
  /** Texts of the site, the refund policy among them, in both languages. */
  readonly texts: TextsOnFile;
  readonly changeable: readonly Changeable[];
  /** Tournaments with room for a transfer. */
  readonly withRoom: readonly Tournament[];
  readonly decided: readonly FamilysRequest[];
  /** Names of the tournaments of the decided requests. */
  readonly names: ReadonlyMap<number, string>;
}

/** Opens the page to change or cancel for a family, without changing the language of its letters. */
export class SeeChanges {
  constructor(
    private readonly ports: ChangeLinkPorts &
      Given<'tournaments' | 'teams' | 'registrations' | 'brackets' | 'changeRequests' | 'site'>,
  ) {}

  async run(link: ChangeRequestLink): Promise<ChangesContent> {
    const { player, now } = await playerOfLink(this.ports, { ...link, language: undefined });
    await this.ports.audit.note({ thing: 'player', recordId: player.id, what: 'changes shown to the family' });
    const asked = await this.ports.changeRequests.ofPlayer(player.id);
    const changeable: Changeable[] = [];
    for (const registration of await this.ports.registrations.ofPlayer(player.id)) {
      const one = await this.changeable(registration, asked, now);
      if (one !== undefined) changeable.push(one);
    }
    const window = await windowNow(this.ports);
    const texts = await this.ports.site.settings();
    const upcoming = await this.ports.tournaments.upcoming();
    const decided = asked.filter(({ state }) => state !== 'asked');
    return {
      player,
      texts,
      changeable,
      withRoom: upcoming.filter((tournament) => takesTransfers(tournament, window)),
      decided,
      names: await this.namesOf(asked),
    };
  }

  private async changeable(
    registration: Registration,
    asked: readonly FamilysRequest[],
    now: Date,
  ): Promise<Changeable | undefined> {
    const tournament = await this.ports.tournaments.find(registration.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) return undefined;
    const at = await changeCircumstances(this.ports, { registration, tournament }, now);
    return {
      registration,
      tournament,
      team: registration.teamId === null ? undefined : await this.ports.teams.find(registration.teamId),
      decisions: {
        withdrawal: whoDecides({ ...at, kind: 'withdrawal' }),
        transfer: whoDecides({ ...at, kind: 'transfer' }),
      },
      open: asked.find(({ state, registrationId }) => state === 'asked' && registrationId === registration.id),
    };
  }

  private async namesOf(asked: readonly FamilysRequest[]): Promise<ReadonlyMap<number, string>> {
    const ids = new Set(
      asked.flatMap(({ tournamentId, toTournamentId }) => [tournamentId, toTournamentId ?? tournamentId]),
    );
    const names = new Map<number, string>();
    for (const id of ids) names.set(id, (await this.ports.tournaments.find(id))?.name ?? '');
    return names;
  }
}

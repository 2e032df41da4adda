import type { FamilysRequest } from '../../change-request/change-request.ts';
import { takesTransfers } from '../../change-request/transfer.ts';
import { type Decision, whoDecides } from '../../change-request/who-decides.ts';
import type { Player } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { ChangeRequests } from '../../port/change-requests.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Site } from '../../port/site.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Registration } from '../../registration/registration.ts';
import type { TextsOnFile } from '../../site/spanish-texts.ts';
import type { Team } from '../../team/team.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';
import { windowNow } from '../tournament/window-now.ts';
import { changeCircumstances } from './change-circumstances.ts';
import type { ChangeRequestLink } from './change-request-link.ts';
import { type ChangeLinkPorts, playerBehind } from './player-behind-link.ts';

/** A registration that can be changed, and who decides about each wish. */
export interface Changeable {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly team: Team | undefined;
  readonly decisions: Readonly<Record<'withdrawal' | 'transfer', Decision>>;
  readonly open: FamilysRequest | undefined;
}

/** What a family can change of a player's registrations, and what it has asked so far. */
export interface ChangesSeen {
  readonly player: Player;
  /** The texts of the site, the refund policy among them, in both languages. */
  readonly texts: TextsOnFile;
  readonly changeable: readonly Changeable[];
  /** The tournaments with room for somebody to move to. */
  readonly withRoom: readonly Tournament[];
  readonly decided: readonly FamilysRequest[];
  /** The names of the tournaments that were decided about. */
  readonly names: ReadonlyMap<number, string>;
}

/** A family opens the page to change or cancel; the language of its letters stays. */
export class SeeChanges {
  constructor(
    private readonly family: ChangeLinkPorts,
    readonly tournaments: Tournaments,
    readonly teams: Teams,
    readonly registrations: Registrations,
    readonly brackets: Brackets,
    private readonly changes: ChangeRequests,
    private readonly site: Site,
    private readonly audit: Audit,
  ) {}

  async run(link: ChangeRequestLink): Promise<ChangesSeen> {
    const { player, now } = await playerBehind(this.family, { ...link, language: undefined });
    await this.audit.note({ thing: 'player', recordId: player.id, what: 'changes shown to the family' });
    const asked = await this.changes.ofPlayer(player.id);
    const changeable: Changeable[] = [];
    for (const registration of await this.registrations.ofPlayer(player.id)) {
      const one = await this.changeable(registration, asked, now);
      if (one !== undefined) changeable.push(one);
    }
    const window = await windowNow({ tournaments: this.tournaments, site: this.site, clock: this.family.clock });
    const texts = await this.site.settings();
    const upcoming = await this.tournaments.upcoming();
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
    const tournament = await this.tournaments.find(registration.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) return undefined;
    const at = await changeCircumstances(this, { registration, tournament }, now);
    return {
      registration,
      tournament,
      team: registration.teamId === null ? undefined : await this.teams.find(registration.teamId),
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
    for (const id of ids) names.set(id, (await this.tournaments.find(id))?.name ?? '');
    return names;
  }
}

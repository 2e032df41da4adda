import type { Language } from '../../language/language.ts';
import { personKey } from '../../player/person.ts';
import type { Player } from '../../player/player.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Teams } from '../../port/teams.ts';
import { applicantOf } from '../../registration/applicant.ts';
import { isClosedToInvitations, isFull, rosterFull, type Team } from '../../team/team.ts';
import { enterTournament } from '../entry/enter-tournament.ts';
import { type EntryPorts, type OpenTournament, openTournament } from '../entry/open-tournament.ts';
import { refuseMisfitOnForm } from '../entry/roster-fit.ts';
import { teammatesInLetter } from '../entry/teammates.ts';
import { recogniseAmong } from '../newcomer/recognise-player.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { invalidInvitation } from './invitation-code.ts';
import { answeredInvitation } from './invitation-letter.ts';
import type { InvitingPorts } from './invite-by-mail.ts';
import type { JoinByCode } from './join-by-code.ts';
import type { Joined } from './team-joined-letters.ts';
import { teamJoinedLetter, welcomeLetter } from './team-joined-letters.ts';

interface Asked {
  readonly answers: JoinByCode;
  readonly address: string;
  /** In which the call has come; undefined where it names none. */
  readonly language?: Language | undefined;
  /** The team of the code as it was a moment ago; whether it is still so is seen when it is held. */
  readonly found?: Team;
}

/** What somebody has found who comes with a code. */
interface Found {
  readonly team: Team;
  readonly open: OpenTournament;
  readonly namesakes: readonly Player[];
}

/** A player joins the team whose code they hold. */
export class JoinTeam {
  constructor(
    private readonly entry: EntryPorts,
    private readonly teams: Teams,
    private readonly players: Players,
    private readonly registrations: Registrations,
    private readonly inviting: InvitingPorts,
  ) {}

  async run({ answers, address, language, found }: Asked): Promise<Joined> {
    const joined = await this.register(answers, await this.lockedTeam(answers, found), { address, language });
    const { outbox, links } = this.inviting;
    await this.useInvitations(joined.team.id, answers);
    const { players, registrations } = this;
    const asked = { teamId: joined.team.id, playerId: joined.player.id, year: joined.year };
    const teammates = await teammatesInLetter({ players, registrations }, asked);
    await outbox.post(welcomeLetter(joined, this.inviting, teammates));
    await outbox.post(teamJoinedLetter(joined, links));
    await askForSignature(this.inviting, joined);
    const to = { playerId: joined.player.id, teamId: joined.team.id };
    const recordId = joined.registration.id;
    await this.entry.audit.note({ thing: 'registration', recordId, what: 'joined by invitation', to });
    return joined;
  }

  /** The invitation to this address and the one that is answered need not be the same: neither holds a place any more. */
  private async useInvitations(teamId: number, { email, invitedAs }: JoinByCode): Promise<void> {
    const { invitations } = this.inviting;
    await invitations.use(teamId, email);
    if (invitedAs === null) return;
    const answered = answeredInvitation(invitedAs, await invitations.ofTeam(teamId), this.inviting);
    if (answered !== undefined) await invitations.use(teamId, answered.email);
  }

  /** The tournament is held before the team, and the team before the person, as everywhere, so that two who wait never wait for each other. */
  private async lockedTeam({ invitationCode: code, name, phone }: JoinByCode, before?: Team): Promise<Found> {
    const found = before ?? (await this.teams.withCode(code));
    if (found === undefined || isClosedToInvitations(found)) throw invalidInvitation();
    const [open, team, namesakes] = await Promise.all([
      openTournament(this.entry, found.tournamentId, 'player'),
      this.teams.lock(found.id),
      this.players.lockNamesakes(personKey({ name, phone })),
    ]);
    if (team?.invitationCode !== code || isClosedToInvitations(team)) throw invalidInvitation();
    return { team, open, namesakes };
  }

  private async register(
    answers: JoinByCode,
    { team, open, namesakes }: Found,
    { address, language }: Pick<Asked, 'address' | 'language'>,
  ): Promise<Joined> {
    if (isFull(team)) throw rosterFull();
    const { players, registrations } = this;
    await refuseMisfitOnForm({ players, registrations }, { team, player: answers, ...open }, 'birthYear');
    const applicant = applicantOf(answers, open.tournament, language ?? 'en');
    const recognised = await recogniseAmong(namesakes, this.players, applicant, language);
    const registration = await enterTournament(this.registrations, recognised, {
      ...open,
      ...answers,
      applicant,
      address,
      language,
      ageBracket: team.ageBracket,
      teamId: team.id,
      isWaitlisted: false,
      playWith: null,
    });
    return { ...open, ...recognised, registration, team: { ...team, currentPlayers: team.currentPlayers + 1 } };
  }
}

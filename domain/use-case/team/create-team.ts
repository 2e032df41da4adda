import { refuseContradictions } from '../../form/accept-answers.ts';
import type { Language } from '../../language/language.ts';
import { namesakeAmong } from '../../player/namesakes.ts';
import { personKey } from '../../player/person.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { type Applicant, applicantOf } from '../../registration/applicant.ts';
import { captainedBy } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { enterTournament } from '../entry/enter-tournament.ts';
import { withMailedPrice } from '../entry/mailed-price.ts';
import { type EntryPorts, type OpenTournament, openTournament } from '../entry/open-tournament.ts';
import { refuseMisfitOnForm } from '../entry/roster-fit.ts';
import { type InvitingPorts, inviteByMail } from '../invitation/invite-by-mail.ts';
import { recogniseAmong } from '../newcomer/recognise-player.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { type NewTeam, newTeam } from './new-team.ts';
import { type TeamLedCheck, takenName } from './taken-name.ts';
import { type TeamCreated, teamCreatedLetter } from './team-created-letter.ts';
import { teamOnFile } from './team-on-file.ts';

/** Tournament and namesakes found for a captain who creates a team. */
interface Found {
  readonly open: OpenTournament;
  readonly isNameTaken: boolean;
  readonly namesakes: readonly Player[];
  readonly address: string;
  readonly language: Language | undefined;
  readonly leads: TeamLedCheck | undefined;
}

interface Asked {
  readonly answers: NewTeam;
  readonly address: string;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
  readonly leads?: TeamLedCheck;
}

/** Creates a captain's team, registers the captain with it and invites the first players. */
export class CreateTeam {
  constructor(
    private readonly ports: EntryPorts &
      InvitingPorts &
      Needs<'teams' | 'players' | 'registrations' | 'joinRequests' | 'secrets'>,
  ) {}

  async run({ answers, address, language, leads }: Asked): Promise<TeamCreated> {
    const { tournamentId, name, captainName, captainPhone } = answers;
    // All queries are sent at once, in the order in which locks are taken: the tournament, then the person.
    const [open, isNameTaken, namesakes] = await Promise.all([
      openTournament(this.ports, tournamentId, 'team'),
      this.ports.teams.isNameTaken(tournamentId, name),
      this.ports.players.lockByNameAndPhone(personKey({ name: captainName, phone: captainPhone })),
    ]);
    refuseContradictions(newTeam, answers, open.circumstances);
    const registered = await this.register(answers, { open, isNameTaken, namesakes, address, language, leads });
    await this.note(registered);
    const { delayed } = await inviteByMail(this.ports, registered.team, open, answers.inviteEmails);
    const created = { ...registered, delayed };
    const mailed = await withMailedPrice(this.ports, { ...created, player: created.captain });
    await this.ports.outbox.post(teamCreatedLetter(mailed, this.ports));
    await askForSignature(this.ports, { ...created, player: created.captain });
    return created;
  }

  private note({ team, captain, registration, tournament }: Omit<TeamCreated, 'delayed'>): Promise<void> {
    const to = { tournamentId: tournament.id, captainId: captain.id, registrationId: registration.id };
    return this.ports.audit.note({ thing: 'team', recordId: team.id, what: 'registered', to });
  }

  private taken(answers: NewTeam, { namesakes, leads }: Pick<Found, 'namesakes' | 'leads'>) {
    const { tournamentId, name, captainName, birthYear } = answers;
    const captain = namesakeAmong({ name: captainName, birthYear }, namesakes);
    const isCaptain = ({ captainId }: Team) => captainId === captain?.id && hasAddressOf(captain, answers);
    return takenName(this.ports, { tournamentId, name, field: 'name', isCaptain, leads });
  }

  private async register(
    answers: NewTeam,
    { open, isNameTaken, namesakes, address, language, leads }: Found,
  ): Promise<Omit<TeamCreated, 'delayed'>> {
    const { tournament, year } = open;
    const asked = { team: { ageBracket: answers.ageBracket }, player: answers, tournament, year };
    await refuseMisfitOnForm(this.ports, asked, 'ageBracket');
    if (isNameTaken) throw await this.taken(answers, { namesakes, leads });
    const applicant = captainOf(answers, tournament, language);
    const recognised = await recogniseAmong(namesakes, this.ports.players, applicant, language);
    const leading = captainedBy(recognised.player);
    const team = await this.ports.teams.add(teamOnFile(answers, leading, open, this.ports.secrets));
    const registration = await enterTournament(this.ports, recognised, {
      ...open,
      ...answers,
      applicant,
      address,
      language,
      team,
      notes: null,
      playWith: null,
    });
    return {
      ...open,
      team: { ...team, currentPlayers: 1 },
      captain: recognised.player,
      isNewcomer: recognised.isNewcomer,
      registration,
    };
  }
}

/** Tells whether the form has the captain's address on file, beside the name and the phone. */
function hasAddressOf(captain: Player | undefined, { captainEmail }: NewTeam): boolean {
  return captain !== undefined && captain.email.toLowerCase() === captainEmail.toLowerCase();
}

/** Returns the captain of a new team as a player, since a captain plays. */
export function captainOf(answers: NewTeam, tournament: Tournament, language: Language = 'en'): Applicant {
  const { captainName: name, captainEmail: email, captainPhone: phone } = answers;
  return applicantOf({ ...answers, name, email, phone }, tournament, language);
}

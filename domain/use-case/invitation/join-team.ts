import type { Needs } from '../../port/ports.ts';
import type { OnRoster } from '../../port/registrations.ts';
import type { Invitation } from '../../rule/invitation/invitation.ts';
import type { Language } from '../../rule/language/language.ts';
import { personKey } from '../../rule/player/person.ts';
import type { Player } from '../../rule/player/player.ts';
import { applicantOf } from '../../rule/registration/applicant.ts';
import { isClosedToInvitations, isFull, rosterFull, type Team } from '../../rule/team/team.ts';
import { enterTournament } from '../registration/enter-tournament.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import { type EntryPorts, type OpenTournament, openTournament } from '../registration/open-tournament.ts';
import { recogniseAmong } from '../registration/recognise-player.ts';
import { refuseMisfitOnForm } from '../registration/roster-fit.ts';
import type { TeammateReader } from '../registration/teammates.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { invalidInvitation } from './invitation-code.ts';
import { answeredInvitation } from './invitation-letter.ts';
import type { InvitingPorts } from './invite-by-mail.ts';
import type { JoinByCode } from './join-by-code.ts';
import { type Joined, teamJoinedLetter, welcomeLetter } from './team-joined-letters.ts';

interface Asked {
  readonly answers: JoinByCode;
  readonly address: string;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
  /** Team of the code as just read, to be checked again once it is locked. */
  readonly found?: Team;
}

/** Team, tournament and people found by a code. */
interface Found {
  readonly team: Team;
  readonly open: OpenTournament;
  readonly namesakes: readonly Player[];
  /** Players on the team already. */
  readonly roster: readonly OnRoster[];
  /** Invitations of the team; empty where no invitation is named. */
  readonly invited: readonly Invitation[];
}

type Needed = EntryPorts & InvitingPorts & Needs<'teams' | 'players' | 'registrations' | 'joinRequests' | 'rights'>;

/** Registers a player on the team whose code they have. A record that is new is the caller's from here on. */
export async function joinTeam(given: Needed, { answers, address, language, found }: Asked): Promise<Joined> {
  const held = await lockedTeam(given, answers, found);
  const answered = await useInvitations(given, held, answers);
  const joined = await register(given, answers, held, { answered, address, language });
  const { outbox, links } = given;
  const company = { roster: held.roster, joiner: joinerOf(joined, answered) };
  await outbox.post(welcomeLetter(await withMailedPrice(given, joined), given, company));
  await outbox.post(teamJoinedLetter(joined, links, company));
  await askForSignature(given, joined);
  const to = { playerId: joined.player.id, teamId: joined.team.id };
  const recordId = joined.registration.id;
  await given.audit.note({ thing: 'registration', recordId, what: 'joined by invitation', to });
  if (joined.isNewcomer) await given.rights.giveRecord(joined.player);
  return joined;
}

/** Uses up the invitation to this address and the answered one, which may differ, so that neither holds a place; returns the latter. */
async function useInvitations(given: Needed, { team, invited }: Found, { email, invitedAs }: JoinByCode) {
  const { invitations } = given;
  await invitations.use(team.id, email);
  if (invitedAs === null) return undefined;
  const answered = answeredInvitation(invitedAs, invited, given);
  if (answered !== undefined) await invitations.use(team.id, answered.email);
  return answered;
}

/** Locks the tournament, then the team, then the person, in the same order as everywhere, which avoids deadlocks. */
async function lockedTeam(given: Needed, answers: JoinByCode, before?: Team): Promise<Found> {
  const { invitationCode: code, name, phone, invitedAs } = answers;
  const found = before ?? (await given.teams.withCode(code));
  if (found === undefined || isClosedToInvitations(found)) throw invalidInvitation();
  const [open, team, roster, invited, namesakes] = await Promise.all([
    openTournament(given, found.tournamentId, 'player'),
    given.teams.lock(found.id),
    given.registrations.rosterOf(found.id),
    invitedAs === null ? [] : given.invitations.ofTeam(found.id),
    given.players.lockByNameAndPhone(personKey({ name, phone })),
  ]);
  if (team?.invitationCode !== code || isClosedToInvitations(team)) throw invalidInvitation();
  return { team, open, namesakes, roster, invited };
}

async function register(
  given: Needed,
  answers: JoinByCode,
  { team, open, namesakes, roster }: Found,
  { answered, address, language }: Pick<Asked, 'address' | 'language'> & { readonly answered: Invitation | undefined },
): Promise<Joined> {
  if (isFull(team)) throw rosterFull();
  await refuseMisfitOnForm(given, { team, roster, player: answers, ...open }, 'birthYear');
  const applicant = applicantOf(answers, open.tournament, language ?? 'en');
  const recognised = await recogniseAmong(namesakes, given.players, applicant, language);
  const registration = await enterTournament(given, recognised, {
    ...open,
    ...answers,
    applicant,
    address,
    language,
    ageBracket: team.ageBracket,
    team,
    isProved: answered !== undefined && isKnownBy(answered, recognised.player),
    playWith: null,
  });
  return { ...open, ...recognised, registration, team: { ...team, currentPlayers: team.currentPlayers + 1 } };
}

/** Returns the joiner as a reader of letters: one who came by the link mailed to their own address is known to the captain, and that address is confirmed. */
function joinerOf({ player }: Joined, answered: Invitation | undefined): TeammateReader {
  const isKnown = answered !== undefined && isKnownBy(answered, player);
  return { id: player.id, isKnown, confirmedAddresses: isKnown ? [player.email.toLowerCase()] : [] };
}

function isKnownBy({ email, cancelledAt }: Invitation, player: Player): boolean {
  return cancelledAt === null && email.toLowerCase() === player.email.toLowerCase();
}

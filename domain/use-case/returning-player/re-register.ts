import type { Needs } from '../../port/ports.ts';
import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { AnswersRefused, refuseContradictions } from '../../rule/form/accept-answers.ts';
import type { Language } from '../../rule/language/language.ts';
import type { DelayedLetters } from '../../rule/mail/delayed-letters.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { mergeDetails, wishedDetails } from '../../rule/player/player-details.ts';
import { bracketFor } from '../../rule/registration/deciding-age.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { captainedBy, hasSameCaptain } from '../../rule/team/captain.ts';
import { isClosedToInvitations, isFull, rosterFull, type Team } from '../../rule/team/team.ts';
import { detailsLedBy } from '../../rule/team/team-details.ts';
import { type InvitingPorts, inviteByMail } from '../invitation/invite-by-mail.ts';
import { companyOf, teamJoinedLetter, welcomeLetter } from '../invitation/team-joined-letters.ts';
import { type AskingPorts, type RequestMade, requestToJoin, teamToAsk } from '../join-request/request-to-join.ts';
import { keepLanguage } from '../mail/keep-language.ts';
import { enterTournament } from '../registration/enter-tournament.ts';
import { freeAgentLetter } from '../registration/free-agent-letter.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import {
  type EntryPorts,
  type OpenTournament,
  openTournament,
  type Registered,
} from '../registration/open-tournament.ts';
import { refuseMisfitOnForm } from '../registration/roster-fit.ts';
import { takenName } from '../team/taken-name.ts';
import { teamCreatedLetter } from '../team/team-created-letter.ts';
import { teamOnFile } from '../team/team-on-file.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { contactQuestionLetter } from './contact-question-letter.ts';
import { type ReturnAnswers, returnForm } from './return-form.ts';

/** Returning player's new registration. */
export interface Returned extends Registered {
  readonly team: Team | null;
  readonly joinRequest: RequestMade | null;
  /** Invitations that leave later because of the pace. */
  readonly delayed: DelayedLetters | null;
}

/** Data of one returning player's registration. */
interface Return {
  readonly player: Player;
  readonly answers: ReturnAnswers;
  readonly open: OpenTournament;
  readonly address: string;
  readonly language: Language | undefined;
  /** Whether the caller has proved the mailbox on file: only then the language is saved for letters, and the contact shared. */
  readonly isProved: boolean;
}

interface Asked {
  readonly id: number;
  readonly answers: ReturnAnswers;
  readonly address: string;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
}

type Needed = EntryPorts & InvitingPorts & AskingPorts & Needs<'registrations' | 'secrets' | 'rights'>;

/** Registers a returning player again: with the earlier team, another, a new one, or alone. A team that the player leads is the caller's to lead. */
export async function reRegister(given: Needed, { id, answers, address, language }: Asked) {
  const isProved = await given.rights.hasMailboxOf(id);
  const found = await given.players.find(id);
  if (found === undefined) throw noSuchPlayer();
  const open = await openTournament(given, answers.tournamentId, 'team');
  refuseContradictions(returnForm, answers, open.circumstances);
  const told = await telling(given, found, answers);
  const player = await keepLanguage(given, told, isProved ? language : undefined);
  const ageBracket = bracketFor(answers.ageBracket, player.birthYear, open.tournament, open.year);
  const returned = await comeBack(given, {
    player,
    answers: { ...answers, ageBracket },
    open,
    address,
    language,
    isProved,
  });
  await askForSignature(given, returned);
  if (answers.contactShared && !returned.registration.contactShared)
    await given.outbox.post(contactQuestionLetter(returned, given.links));
  await note(given, returned);
  const { team } = returned;
  if (team?.captainId === id) await given.rights.giveTeam(team, isProved ? 'mailbox' : 'creation');
  return returned;
}

/** Returns the player with the details that the tournament asks for; a player found by name and phone alone is not shown the stored ones. */
async function telling(given: Needed, found: Player, answers: ReturnAnswers): Promise<Player> {
  const isTold = wishedDetails.some((name) => answers[name] !== null);
  // Lock their teams first, then the record, as everywhere.
  if (isTold) await given.teams.lockOf(found.id);
  const locked = isTold ? await given.players.lock(found.id) : undefined;
  if (locked === undefined) return found;
  const before = locked.record;
  const after = { ...before, ...mergeDetails(before, answers) };
  const changes = changesBetween(before, after);
  if (Object.keys(changes.to).length === 0) return before;
  await given.players.save(after);
  await given.audit.note({ thing: 'player', recordId: found.id, what: 'edited', ...changes });
  return after;
}

function note(given: Needed, { player, tournament, registration, team }: Returned): Promise<void> {
  const to = { playerId: player.id, tournamentId: tournament.id, teamId: team?.id ?? null };
  return given.audit.note({ thing: 'registration', recordId: registration.id, what: 'registered again', to });
}

function comeBack(given: Needed, back: Return): Promise<Returned> {
  const { teamOption, newTeamName } = back.answers;
  if (teamOption === 'individual') return alone(given, back);
  if (teamOption === 'join') return askingATeam(given, back);
  return teamOption === 'same' ? withTeamOfBefore(given, back) : withNewTeam(given, back, newTeamName ?? '');
}

async function alone(given: Needed, back: Return, asked: Team | null = null): Promise<Returned> {
  const registration = await enter(given, back, { team: null, askedTeam: asked });
  const returned = returnedWith(back, registration, null);
  await given.outbox.post(freeAgentLetter(await withMailedPrice(given, returned), given, asked));
  return returned;
}

async function askingATeam(given: Needed, back: Return): Promise<Returned> {
  const { answers, open, player } = back;
  const team = await given.teams.lock(answers.newTeamId ?? 0);
  const asked = await teamToAsk(given, team, { player, ...open }, 'newTeamId');
  const returned = await alone(given, back, asked.team);
  const joinRequest = await requestToJoin(given, { ...returned, now: open.now }, asked);
  return { ...returned, joinRequest };
}

/** Returns the registration with the earlier team if it is in this tournament; else with a new one of that name. */
async function withTeamOfBefore(given: Needed, back: Return): Promise<Returned> {
  const latest = (await given.registrations.ofPlayer(back.player.id)).find(({ teamId }) => teamId !== null);
  const before = latest?.teamId ? await given.teams.find(latest.teamId) : undefined;
  if (before === undefined) throw new AnswersRefused({ teamOption: 'There is no earlier team to register with' });
  const here = await given.teams.named(back.open.tournament.id, before.name);
  const team = here && (await isSameTeam(given, here, before)) ? await given.teams.lock(here.id) : undefined;
  if (team === undefined || isClosedToInvitations(team)) return withNewTeam(given, back, before.name);
  if (isFull(team)) throw rosterFull();
  return onTeam(given, back, team);
}

/**
 * Tells whether a team of the same name has the same captain as before, or a former teammate who came back first;
 * on a team without a captain, a teammate is enough.
 */
async function isSameTeam(given: Needed, here: Team, before: Team): Promise<boolean> {
  if (hasSameCaptain(here, before)) return true;
  const teammates = (await given.registrations.ofTeam(before.id)).map(({ playerId }) => playerId);
  if (here.captainId !== null) return teammates.some((playerId) => playerId === here.captainId);
  return (await given.registrations.ofTeam(here.id)).some(({ playerId }) => teammates.includes(playerId));
}

async function onTeam(given: Needed, back: Return, team: Team): Promise<Returned> {
  await refuseMisfitOnForm(given, { team, ...back, ...back.open }, 'ageBracket');
  const registration = await enter(given, back, { team }, team.ageBracket);
  const joined = {
    ...returnedWith(back, registration, team),
    team: { ...team, currentPlayers: team.currentPlayers + 1 },
  };
  const { outbox, links } = given;
  const company = companyOf(await given.registrations.rosterOf(team.id), back.player);
  await outbox.post(welcomeLetter(await withMailedPrice(given, joined), given, company));
  await outbox.post(teamJoinedLetter(joined, links, company));
  return joined;
}

async function withNewTeam(given: Needed, back: Return, name: string): Promise<Returned> {
  const { player, answers, open } = back;
  await refuseMisfitOnForm(given, { team: answers, player, ...open }, 'ageBracket');
  const named = { tournamentId: open.tournament.id, name } as const;
  if (await given.teams.isNameTaken(named.tournamentId, name))
    throw await takenName(given, { ...named, field: 'newTeamName' });
  const wish = { ...answers, ...detailsLedBy(player), name };
  const team = await given.teams.add(teamOnFile(wish, captainedBy(player), open, given.secrets));
  const registration = await enter(given, back, { team });
  const created = { ...team, currentPlayers: 1 };
  const emails = answers.sendTeammateInvites ? answers.teammateEmails : [];
  const { delayed } = await inviteByMail(given, created, open, emails);
  const returned = { ...returnedWith(back, registration, team), team: created, delayed };
  const mailed = await withMailedPrice(given, returned);
  await given.outbox.post(teamCreatedLetter({ ...mailed, captain: player }, given));
  return returned;
}

function enter(
  given: Needed,
  { player, answers, open, address, language, isProved }: Return,
  { team, askedTeam = null }: { readonly team: Team | null; readonly askedTeam?: Team | null },
  ageBracket: AgeBracket | null = answers.ageBracket,
) {
  const { id: _, ...applicant } = player;
  return enterTournament(
    given,
    { player, isNewcomer: false },
    {
      ...open,
      applicant,
      address,
      language,
      ageBracket,
      team,
      askedTeam,
      notes: null,
      playWith: null,
      paymentMethod: answers.paymentMethod,
      termsAccepted: answers.acceptTerms,
      likenessAllowed: answers.likenessAllowed,
      contactShared: answers.contactShared,
      isProved,
    },
  );
}

function returnedWith({ player, open }: Return, registration: Registration, team: Team | null): Returned {
  return { ...open, player, isNewcomer: false, registration, team, joinRequest: null, delayed: null };
}

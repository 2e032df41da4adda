import type { Given } from '../../port/ports.ts';
import { AnswersRefused, refuseContradictions } from '../../rule/form/accept-answers.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import { centsToConfirm } from '../../rule/ledger/settle.ts';
import { isPaid } from '../../rule/payment/payment.ts';
import { isMinor, type NewPlayer, noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { noDetails } from '../../rule/player/player-details.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { waiverState } from '../../rule/waiver/waiver.ts';
import { otherAmountOwed, recordState } from '../payment/record-state.ts';
import { usualPlayer } from '../player/player-form.ts';
import { lockTeam } from '../registration/lock-team.ts';
import { type Recognised, recognisePlayer } from '../registration/recognise-player.ts';
import { enterByOrganizer, notifyRegistered } from '../roster/register-by-organizer.ts';
import { alreadyOn } from '../roster/roster-moves.ts';
import { confirmOnPaper } from '../waiver/confirm-on-paper.ts';
import { signedAtCheckIn } from '../waiver/paper-form.ts';
import { noteArrival } from './note-arrival.ts';
import { type WalkUpAnswers, walkUpForm } from './walk-up-form.ts';

interface WalkUp {
  readonly teamId: number;
  readonly answers: WalkUpAnswers;
  /** Organizer at the desk, by sign-in name. */
  readonly by: string;
  /** Whether the organizer may let somebody play whose age does not fit. */
  readonly mayOverrule: boolean;
}

type Needed = Given<
  'tournaments' | 'teams' | 'players' | 'registrations' | 'joinRequests' | 'ledger' | 'site' | 'seal' | 'checkIns'
>;

/**
 * Puts a player who walks up on a team that has room, also after its first game: registered at the day's price or with the
 * registration on file, paid, signed on paper and checked in at once. The family is written to when all of that is known.
 */
export async function registerWalkUp(
  given: Needed,
  { teamId, answers, by, mayOverrule }: WalkUp,
): Promise<Registration> {
  refuseContradictions(walkUpForm, answers, { year: year(given) });
  const { team, tournament } = await lockTeam(given, teamId);
  const recognised = await recognise(given, answers, tournament);
  const isRegistered = await isFreeAgent(given, recognised.player, tournament);
  const { paymentMethod, overruleReason } = answers;
  const isAgeOverruled = mayOverrule && overruleReason !== null;
  const entry = { ...recognised, tournament, team, paymentMethod, notes: null, isAgeOverruled };
  const entered = await enterByOrganizer(given, entry);
  await note(given, { ...recognised, isRegistered }, { ...entered, ...(isAgeOverruled && { overruleReason }) });
  await receive(given, entered, recognised.player, answers, by);
  if (answers.isSigned) await sign(given, entered, recognised.player, answers);
  if (answers.isHere) await noteArrival(given, { registrationId: entered.id, by });
  const registration = (await given.registrations.withId(entered.id)) ?? entered;
  await notifyRegistered(given, { ...entry, registration });
  return registration;
}

async function recognise(
  given: Needed,
  { playerId, ...answers }: WalkUpAnswers,
  { isTest }: Tournament,
): Promise<Recognised> {
  const { players } = given;
  if (playerId === null) return recognisePlayer(players, newPlayer(given, answers, isTest));
  const player = await players.find(playerId);
  if (player === undefined) throw noSuchPlayer();
  return { player, isNewcomer: false };
}

/** Returns the record of a new player; what reaches a child is its parent's. */
function newPlayer(given: Needed, answers: Omit<WalkUpAnswers, 'playerId'>, isTest: boolean): NewPlayer {
  const { name, birthYear, parentName } = answers;
  const [phone, email] = [answers.phone ?? '', answers.email ?? ''];
  const hasParent = isMinor({ birthYear }, year(given));
  return {
    ...noDetails,
    name: name ?? '',
    email,
    phone,
    birthYear,
    skillLevel: usualPlayer.skillLevel,
    currentClub: usualPlayer.currentClub,
    parentName: hasParent ? parentName : null,
    parentEmail: hasParent ? answers.email : null,
    parentPhone: hasParent ? answers.phone : null,
    language: usualPlayer.language,
    isTest,
  };
}

/** Tells whether a player is registered for the tournament without a team; one who is on a team of it, this or another, is refused by both names. */
async function isFreeAgent(given: Needed, player: Player, { id }: Tournament): Promise<boolean> {
  const registration = await given.registrations.find(player.id, id);
  if (registration === undefined) return false;
  const team = registration.teamId === null ? undefined : await given.teams.find(registration.teamId);
  if (team !== undefined) throw alreadyOn(player, team);
  return true;
}

async function note(
  given: Needed,
  { player, isNewcomer, isRegistered }: Recognised & { isRegistered: boolean },
  to: Registration,
) {
  const { audit } = given;
  if (isNewcomer) await audit.note({ thing: 'player', recordId: player.id, what: 'created', to: { ...player } });
  const what = isRegistered ? 'put on a roster' : 'created';
  await audit.note({ thing: 'registration', recordId: to.id, what, to: { ...to } });
}

/** Enters the amount that the desk has named; refuses where another is owed, as for a brother or sister of a player. */
async function receive(
  given: Needed,
  entered: Registration,
  { name }: Player,
  answers: WalkUpAnswers,
  by: string,
): Promise<void> {
  const { paymentMethod: method, amountCents } = answers;
  if (method === 'at_event') return;
  const owedCents = centsToConfirm({ payment: entered.payment, priceCents: entered.price.cents }, method);
  if (amountCents !== null && amountCents !== owedCents) throw otherAmountOwed(name, owedCents, amountCents);
  if (isPaid(entered.payment)) return;
  await recordState(given, entered.id, { state: 'paid', way: { method, methodText: null } }, by);
}

/** Enters the waiver, signed by the parent that the form names or by the signer on file. */
async function sign(
  given: Needed,
  { id: registrationId, waiver }: Registration,
  player: Player,
  { parentName }: WalkUpAnswers,
) {
  if (waiverState(waiver) === 'confirmed') return;
  const isChild = isMinor(player, year(given));
  if (isChild && waiver === null && player.parentName === null && parentName === null)
    throw new AnswersRefused({ parentName: noSigner });
  const signer = isChild ? parentName : null;
  const written = { signer, relationship: signer === null ? null : ('guardian' as const), reason: signedAtCheckIn };
  await confirmOnPaper(given, { registrationId, answers: written });
}

function year(given: Needed): number {
  return easternYear(given.clock.now());
}

const noSigner = inEnglish('Please write the name of the parent who has signed');

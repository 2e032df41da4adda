import type { Needs } from '../../port/ports.ts';
import { tooOldSentence } from '../../rule/age/roster-age-rule.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import type { Language } from '../../rule/language/language.ts';
import { paidBy } from '../../rule/payment/payment.ts';
import { differingFields, type GuardedChange, guardedChange } from '../../rule/player/guarded-fields.ts';
import { maskedEmail, maskedName, maskedPhone, unmasked } from '../../rule/player/mask.ts';
import type { Player } from '../../rule/player/player.ts';
import { detailsAfter } from '../../rule/player/player-details.ts';
import { decidingAge } from '../../rule/registration/deciding-age.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { isOver, type Tournament } from '../../rule/tournament/tournament.ts';
import { keepLanguage } from '../mail/keep-language.ts';
import { refuseMisfitOnForm } from '../registration/roster-fit.ts';
import { codeNeeded } from './code-needed.ts';
import { type CorrectingPorts, confirmAnew, isTypingError } from './correct-address.ts';
import { followMailbox, makeChange, moveLedTeams, tellFamilysChange, tellOrganizersChange } from './guarded-change.ts';
import type { AskingSession } from './own-address.ts';
import { playerChangedLetter } from './player-changed-letter.ts';
import type { SentEdit } from './player-edit.ts';
import { lockedRecord, refuseNamesake, savePlayer } from './save-player.ts';

/** Editor of a record: an organizer, by right, or a session of the family's, with or without access to the mailbox on file. */
export type Editor = { readonly kind: 'organizer' } | Family;

interface Family extends AskingSession {
  readonly kind: 'family';
  readonly hasMailbox: boolean;
  readonly language?: Language | undefined;
}

/**
 * Changes a family's own information. Fields that identify the player or reach the family need the code from the mailbox on file: without
 * it the whole call is refused. The rest needs none, and the address on file is notified. Returns the record as it is now.
 */
export async function editPlayer(
  given: CorrectingPorts,
  asked: { readonly id: number; readonly answers: SentEdit; readonly by: Editor },
): Promise<Player> {
  const { answers } = asked;
  const before = await read(given, await lockedRecord(given, asked.id), asked.by);
  const wished = edited(before, answers);
  const guarded = await allowed(given, before, guardedChange(before, wished), asked.by);
  if (guarded !== undefined) await refuseNamesake(given.players, wished);
  if (guarded?.to.birthYear !== undefined && asked.by.kind === 'family') await refuseMisfitYear(given, wished);
  const open = { ...wished, ...guardedChange(before, wished)?.from };
  await keepOpen(given, before, open, answers);
  return guarded === undefined ? open : makeGuarded(given, open, guarded, asked.by);
}

/** Saves the language of an editor with access to the mailbox, and returns the player. */
async function read(given: CorrectingPorts, player: Player, by: Editor): Promise<Player> {
  return by.kind === 'family' && by.hasMailbox ? keepLanguage(given, player, by.language) : player;
}

/** Saves the unguarded fields and the family's payment method. */
async function keepOpen(given: CorrectingPorts, before: Player, open: Player, answers: SentEdit): Promise<void> {
  const { players, audit, outbox, links, clock } = given;
  const changes = changesBetween(before, open);
  const isChanged = Object.keys(changes.to).length > 0;
  if (isChanged) {
    await players.save(open);
    await audit.note({ thing: 'player', recordId: before.id, what: 'edited', ...changes });
  }
  const isPaidOtherwise = await wishPayment(given, before.id, answers);
  if (isChanged || isPaidOtherwise) await outbox.post(playerChangedLetter(before, clock.now(), links));
}

/** Returns the guarded change if its editor may make it; another spelling of what is on file is none without the code. */
async function allowed(
  given: CorrectingPorts,
  before: Player,
  change: GuardedChange | undefined,
  by: Editor,
): Promise<GuardedChange | undefined> {
  if (change === undefined || by.kind === 'organizer' || by.hasMailbox) return change;
  const fields = differingFields(before, change.to);
  if (fields.length === 0) return undefined;
  if (await isTypingError(given, before, { fields, by })) return change;
  throw codeNeeded(fields);
}

async function makeGuarded(given: CorrectingPorts, before: Player, change: GuardedChange, by: Editor): Promise<Player> {
  if (by.kind === 'organizer') return byRight(given, before, change);
  const after = await makeChange(given, before, { change, sessionId: by.sessionId });
  if (by.hasMailbox) await tellFamilysChange(given, before, change);
  else await confirmAnew(given, before, after);
  return after;
}

async function byRight(given: CorrectingPorts, before: Player, change: GuardedChange): Promise<Player> {
  const after = { ...before, ...change.to };
  await savePlayer(given, after);
  const followed = await followMailbox(given, before, after);
  await tellOrganizersChange(given, before, change);
  await moveLedTeams(given, before, { after, followed });
  await given.audit.note({ thing: 'player', recordId: before.id, what: 'edited', ...change });
  return after;
}

async function wishPayment(given: CorrectingPorts, playerId: number, { paymentMethod }: SentEdit): Promise<boolean> {
  const latest = await given.registrations.latest(playerId);
  // Locked, so that no request overwrites a payment that is confirmed at the same time.
  const registration = latest && (await given.registrations.lock(latest.id))?.record;
  if (registration === undefined) return false;
  const payment = paidBy(registration.payment, paymentMethod, registration.price.cents);
  const changes = changesBetween(registration.payment, payment);
  if (Object.keys(changes.to).length === 0) return false;
  await given.registrations.save({ ...registration, payment });
  const { id } = registration;
  await given.audit.note({ thing: 'registration', recordId: id, what: 'payment wished', ...changes });
  return true;
}

/** Returns the record with the answers applied; an answer that equals its mask keeps the stored value. */
function edited(before: Player, answers: SentEdit): Player {
  const { paymentMethod: _, ...contact } = answers;
  return {
    ...before,
    ...contact,
    ...detailsAfter(before, answers),
    email: unmasked(answers.email, before.email, maskedEmail),
    birthYear: answers.birthYear ?? before.birthYear,
    parentName: unmasked(answers.parentName, before.parentName, maskedName),
    parentEmail: unmasked(answers.parentEmail, before.parentEmail, maskedEmail),
    parentPhone: unmasked(answers.parentPhone, before.parentPhone, maskedPhone),
  };
}

type YearPorts = Needs<'registrations' | 'tournaments' | 'clock'>;

/** Refuses a birth year with which a player would not fit a division or a roster that they are registered for. */
async function refuseMisfitYear(ports: YearPorts, player: Player): Promise<void> {
  const now = ports.clock.now();
  for (const registration of await ports.registrations.ofPlayer(player.id)) {
    const tournament = await ports.tournaments.find(registration.tournamentId);
    if (tournament !== undefined && !isOver(tournament, now))
      await refuseIn(ports, { player, registration, tournament, year: easternYear(now) });
  }
}

interface RegisteredWithYear {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly year: number;
}

async function refuseIn(ports: YearPorts, { player, registration, tournament, year }: RegisteredWithYear) {
  const { teamId, ageBracket } = registration;
  if (ageBracket === null) return;
  if (teamId !== null) {
    const team = { id: teamId, ageBracket };
    await refuseMisfitOnForm(ports, { team, player, tournament, year }, 'birthYear');
    return;
  }
  const misfit = tooOldSentence(decidingAge(player.birthYear, tournament, year), ageBracket);
  if (misfit !== undefined) throw new AnswersRefused({ birthYear: misfit });
}

import type { Needs } from '../../port/ports.ts';
import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../rule/audit/seen-version.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { said } from '../../rule/language/sentence.ts';
import { paidBy } from '../../rule/payment/payment.ts';
import { guardedChange } from '../../rule/player/guarded-fields.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { inBracket } from '../../rule/registration/change-bracket.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import { registerByOrganizer } from '../roster/register-by-organizer.ts';
import { putOnRoster, takeOffRoster } from '../roster/roster-moves.ts';
import { type TransferPorts, tellOfTransfer, transferRegistration } from '../roster/transfer-registration.ts';
import { type ChangingPorts, followMailbox, moveLedTeams, tellOrganizersChange } from './guarded-change.ts';
import { type PlayerAnswers, usualPlayer } from './player-form.ts';
import { lockPlayer, savePlayer } from './save-player.ts';

type Needed = ChangingPorts & TransferPorts & Needs<'ledger'>;

/** Changes a player's flat record for an organizer: the person, and team and payment of the latest registration. */
export async function editPlayerRecord(
  given: Needed,
  asked: {
    readonly id: number;
    readonly answers: Partial<PlayerAnswers>;
    readonly seen: SeenVersion;
  },
): Promise<Player> {
  const [shown] = await given.registrations.ofPlayer(asked.id);
  const before = await held(given, asked.id, shown, asked);
  const answers = answersFor(onFile(before, shown), asked.answers);
  if (shown !== undefined && answers.tournamentId === null) throw await stillRegistered(given, shown);
  const after = edited(before, answers);
  await keep(given, before, after);
  if (answers.tournamentId !== null) await editRegistration(given, after, shown, answers, answers.tournamentId);
  // Another team or tournament brings its bracket along; the bracket alone is changed where asked for.
  if (shown !== undefined && asked.answers.ageBracket !== undefined && answers.tournamentId === shown.tournamentId)
    await bracketOtherwise(given, after, shown, asked.answers.ageBracket);
  return after;
}

/** Locks the tournaments in their order, then the person, as everywhere. */
async function held(
  given: Needed,
  id: number,
  shown: Registration | undefined,
  { answers, seen }: { readonly answers: Partial<PlayerAnswers>; readonly seen: SeenVersion },
): Promise<Player> {
  const concerned = [shown?.tournamentId, answers.tournamentId].filter((one) => typeof one === 'number');
  const inOrder = concerned.toSorted((one, other) => one - other);
  for (const tournamentId of inOrder) await given.tournaments.lockForTeams(tournamentId);
  const player = await lockPlayer(given, id);
  if (player === undefined) throw noSuchPlayer();
  const registration = shown && (await given.registrations.lock(shown.id));
  const version = [player.version, shown?.id, registration?.version].filter((part) => part !== undefined).join('.');
  refuseStale('player', seen, version);
  return player.record;
}

async function keep(given: Needed, before: Player, after: Player): Promise<void> {
  const changes = changesBetween(before, after);
  if (Object.keys(changes.to).length === 0) return;
  await savePlayer(given, after);
  const followed = await followMailbox(given, before, after);
  const guarded = guardedChange(before, after);
  if (guarded !== undefined) await tellOrganizersChange(given, before, guarded);
  await moveLedTeams(given, before, { after, followed });
  await given.audit.note({ thing: 'player', recordId: after.id, what: 'edited', ...changes });
}

async function editRegistration(
  given: Needed,
  player: Player,
  shown: Registration | undefined,
  answers: PlayerAnswers,
  tournamentId: number,
): Promise<void> {
  const tournament = await given.tournaments.lockForTeams(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  if (shown === undefined) return enter(given, player, answers, tournament);
  if (shown.tournamentId !== tournamentId) return transfer(given, player, shown, tournament, answers);
  await move(given, player, shown, tournament, answers.teamId);
  await payOtherwise(given, shown.id, answers);
}

async function transfer(
  given: Needed,
  player: Player,
  shown: Registration,
  to: Tournament,
  answers: PlayerAnswers,
): Promise<void> {
  const { teamId } = answers;
  const made = await transferRegistration(given, shown, { player, to });
  await move(given, player, made.registration, to, teamId);
  if (teamId === null && answers.ageBracket !== shown.ageBracket)
    await bracketOtherwise(given, player, made.registration, answers.ageBracket);
  await payOtherwise(given, made.registration.id, answers);
  await tellOfTransfer(given, made, { player, to, teamId });
}

async function stillRegistered(given: Needed, { tournamentId }: Registration): Promise<AnswersRefused> {
  const tournament = (await given.tournaments.find(tournamentId))?.name ?? '';
  return new AnswersRefused({
    tournamentId: said('The player is registered for {tournament}: choose another one, or delete the registration', {
      tournament,
    }),
  });
}

async function enter(given: Needed, player: Player, answers: PlayerAnswers, tournament: Tournament): Promise<void> {
  const team = answers.teamId === null ? null : await teamIn(given, tournament, answers.teamId);
  const paymentMethod = answers.paymentMethod ?? usualPlayer.paymentMethod;
  const ageBracket = answers.ageBracket;
  const entry = { player, isNewcomer: false, tournament, team, ageBracket, paymentMethod, notes: null };
  const registration = await registerByOrganizer(given, entry);
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'created',
    to: { ...registration },
  });
}

async function move(
  given: Needed,
  player: Player,
  registration: Registration,
  tournament: Tournament,
  teamId: number | null,
) {
  if (registration.teamId === teamId) return;
  if (teamId === null) await takeOffRoster(given, registration, player);
  else await putOnRoster(given, { player, registration, tournament }, await teamIn(given, tournament, teamId));
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: teamId === null ? 'taken off a roster' : 'put on a roster',
    from: { playerId: player.id, teamId: registration.teamId },
    to: { playerId: player.id, teamId },
  });
}

async function payOtherwise(given: Needed, registrationId: number, { paymentMethod }: PlayerAnswers): Promise<void> {
  const locked = await given.registrations.lock(registrationId);
  if (locked === undefined || paymentMethod === null || locked.record.payment.method === paymentMethod) return;
  const payment = paidBy(locked.record.payment, paymentMethod, locked.record.price.cents);
  await given.registrations.save({ ...locked.record, payment });
  const changes = changesBetween(locked.record.payment, payment);
  await given.audit.note({
    thing: 'registration',
    recordId: registrationId,
    what: 'payment method',
    ...changes,
  });
}

async function bracketOtherwise(
  given: Needed,
  player: Player,
  shown: Registration,
  ageBracket: AgeBracket | null,
): Promise<void> {
  if (ageBracket === shown.ageBracket) return;
  const [locked, tournament] = [
    await given.registrations.lock(shown.id),
    await given.tournaments.lockForTeams(shown.tournamentId),
  ];
  if (locked === undefined || tournament === undefined || locked.record.ageBracket === ageBracket) return;
  const { teamId } = locked.record;
  const team = teamId === null ? undefined : await given.teams.find(teamId);
  const after = inBracket(locked.record, {
    player,
    tournament,
    team,
    ageBracket,
    year: easternYear(given.clock.now()),
  });
  await given.registrations.save(after);
  const changes = changesBetween(locked.record, after);
  await given.audit.note({ thing: 'registration', recordId: shown.id, what: 'age bracket', ...changes });
}

async function teamIn(given: Needed, tournament: Tournament, teamId: number) {
  const team = await given.teams.lock(teamId);
  if (team === undefined) throw new AnswersRefused({ teamId: 'Please select a team' });
  if (team.tournamentId !== tournament.id) {
    throw new AnswersRefused({ teamId: 'This team plays in another tournament' });
  }
  return team;
}

/** Fills in the answers that were not sent with the stored ones; the team is dropped where the tournament changes. */
function answersFor(before: PlayerAnswers, sent: Partial<PlayerAnswers>): PlayerAnswers {
  const answers = { ...before, ...sent };
  const isElsewhere = before.tournamentId !== null && answers.tournamentId !== before.tournamentId;
  return isElsewhere && answers.teamId === before.teamId ? { ...answers, teamId: null } : answers;
}

/** Returns the form as filled in for a player with the latest registration. */
function onFile(player: Player, shown: Registration | undefined): PlayerAnswers {
  const { id: _i, isTest: _t, ...person } = player;
  return {
    ...person,
    tournamentId: shown?.tournamentId ?? null,
    teamId: shown?.teamId ?? null,
    ageBracket: shown?.ageBracket ?? null,
    paymentMethod: shown?.payment.method ?? null,
  };
}

function edited(before: Player, answers: PlayerAnswers): Player {
  const { tournamentId: _o, teamId: _t, paymentMethod: _p, ageBracket: _b, ...person } = answers;
  return {
    ...before,
    ...person,
    email: answers.email ?? '',
    phone: answers.phone ?? '',
    skillLevel: answers.skillLevel ?? before.skillLevel,
    currentClub: answers.currentClub ?? usualPlayer.currentClub,
    language: answers.language ?? before.language,
  };
}

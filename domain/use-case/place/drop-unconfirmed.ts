import type { Given } from '../../port/ports.ts';
import { type Answers } from '../../rule/form/form.ts';
import { isStillOpen } from '../../rule/payment/payment.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { placeholderCaptain, type Team } from '../../rule/team/team.ts';
import { type LockedTeam, lockTeam } from '../registration/lock-team.ts';
import { freeAgentAgainLetter } from './free-agent-again-letter.ts';
import type { teamsToDrop } from './place-forms.ts';

/** Player of a roster, who counts as real once they have confirmed or paid. */
interface DroppedPlayer {
  readonly registration: Registration;
  readonly player: Player | undefined;
  readonly isReal: boolean;
}

/** Dropped teams, and teams kept because somebody has confirmed or paid, or games are drawn. */
export interface DroppedTeams {
  readonly dropped: readonly { readonly team: Team; readonly roster: readonly DroppedPlayer[] }[];
  readonly kept: readonly Team[];
}

type Needed = Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'mailboxes' | 'removals'>;

/**
 * Drops a burst of unconfirmed teams: no letter opened, nothing paid. Their registrations are deleted without a
 * letter; players who have confirmed or paid stay as free agents and are notified.
 */
export async function dropUnconfirmed(
  given: Needed,
  { ids, confirm }: Answers<typeof teamsToDrop>,
): Promise<DroppedTeams> {
  const dropped: { team: Team; roster: readonly DroppedPlayer[] }[] = [];
  const kept: Team[] = [];
  for (const id of new Set(ids.toSorted((one, other) => one - other))) {
    const held = await lockTeam(given, id);
    const roster = await playersOf(given, held.team);
    if (!(await isUnconfirmed(given, held.team, roster))) {
      kept.push(held.team);
      continue;
    }
    if (confirm) await drop(given, held, roster);
    dropped.push({ team: held.team, roster });
  }
  return { dropped, kept };
}

async function isUnconfirmed(given: Needed, team: Team, roster: readonly DroppedPlayer[]): Promise<boolean> {
  if (!team.isActive || team.captainEmail === placeholderCaptain.captainEmail || team.captainEmail === '') return false;
  if (roster.some(({ registration }) => !isStillOpen(registration.payment))) return false;
  if ((await given.mailboxes.confirmedAt(team.captainEmail)) !== undefined) return false;
  return (await given.brackets.progressOf(team.id)) === 'undrawn';
}

async function playersOf(given: Needed, { id }: Team): Promise<readonly DroppedPlayer[]> {
  const roster: DroppedPlayer[] = [];
  for (const registration of await given.registrations.ofTeam(id)) {
    const player = await given.players.find(registration.playerId);
    const addresses = [player?.email, player?.parentEmail].filter((address) => address != null && address !== '');
    const answers = await Promise.all(addresses.map((address) => given.mailboxes.confirmedAt(address ?? '')));
    const isReal = !isStillOpen(registration.payment) || answers.some((at) => at !== undefined);
    roster.push({ registration, player, isReal });
  }
  return roster;
}

async function drop(given: Needed, { team, tournament }: LockedTeam, roster: readonly DroppedPlayer[]): Promise<void> {
  for (const { registration, player, isReal } of roster) {
    await given.registrations.leaveTeam(registration.id);
    if (!isReal) await given.removals.removeRegistration(registration.id);
    else if (player !== undefined) {
      const off = { player, team, registration, tournament, cause: 'deleted', now: given.clock.now() } as const;
      await given.outbox.post(freeAgentAgainLetter(off, given.links));
    }
  }
  await given.removals.removeTeam(team.id);
  const from = { ...team, roster: roster.map(({ registration }) => registration.playerId) };
  await given.audit.note({ thing: 'team', recordId: team.id, what: 'deleted', from });
  for (const { registration, isReal } of roster) {
    if (isReal) continue;
    const { id } = registration;
    await given.audit.note({ thing: 'registration', recordId: id, what: 'deleted', from: { ...registration } });
  }
}

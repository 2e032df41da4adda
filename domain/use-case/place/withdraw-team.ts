import type { Given } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { reviseDay } from '../../rule/bracket/revise-day.ts';
import { withoutTeam } from '../../rule/bracket/withdrawal-way.ts';
import { said } from '../../rule/language/sentence.ts';
import type { Letter } from '../../rule/mail/letter.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { missesContact } from '../../rule/team/captain.ts';
import type { Team } from '../../rule/team/team.ts';
import { hasBegun, type Tournament } from '../../rule/tournament/tournament.ts';
import { teamEndLetter } from '../captain/contact-letters.ts';
import { declineRequests } from '../join-request/answer-join-request.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import { lockTeam } from '../registration/lock-team.ts';
import { freeAgentAgainLetter } from './free-agent-again-letter.ts';

interface WithdrawalBeforePlay {
  readonly id: number;
  readonly isConfirmed: boolean;
  readonly isByOrganizer: boolean;
  /** Person who withdraws it, for the history of its games. */
  readonly by: string;
}

/** Result of withdrawing a team. */
export interface Withdrawn {
  readonly team: Team;
  readonly freeAgents: number;
}

type Needed = Given<
  'tournaments' | 'teams' | 'players' | 'registrations' | 'joinRequests' | 'brackets' | 'invitations'
>;

/** Withdraws a team before its tournament begins: its players become free agents and its place is free. A drawn team is withdrawn by the organizers alone, and plays no game. */
export async function withdrawTeam(
  given: Needed,
  { id, isConfirmed, isByOrganizer, by }: WithdrawalBeforePlay,
): Promise<Withdrawn> {
  const { team, tournament } = await lockTeam(given, id);
  if (!team.isActive) return { team, freeAgents: 0 };
  if (tournament.status !== 'upcoming') throw hasBegun(tournament);
  if (!isByOrganizer && (await given.brackets.progressOf(id)) !== 'undrawn') throw isDrawn(team);
  const roster = await given.registrations.ofTeam(id);
  if (!isConfirmed) throw unconfirmed(team, roster.length);
  const letters = await release(given, roster, team, tournament);
  const left = (await given.teams.find(id)) ?? team;
  const withdrawn = await given.teams.save({ ...left, isActive: false, captainId: null });
  await leaveBrackets(given, withdrawn, by);
  await given.invitations.cancelOutstanding(id, given.clock.now());
  for (const letter of letters) await given.outbox.post(letter);
  if (missesContact(team, letters))
    await given.outbox.post(teamEndLetter(team, await captainOnFile(given, team), tournament));
  await declineRequests(given, withdrawn, tournament);
  const changes = changesBetween(team, withdrawn);
  await given.audit.note({ thing: 'team', recordId: id, what: 'withdrawn', ...changes });
  return { team: withdrawn, freeAgents: roster.length };
}

async function leaveBrackets(given: Needed, { id, tournamentId }: Team, by: string): Promise<void> {
  const day = await given.brackets.lock(tournamentId);
  if (day === undefined || day.draw.withdrawn.includes(id)) return;
  if (!day.draw.divisions.some(({ teams }) => teams.includes(id))) return;
  const revised = reviseDay(day, withoutTeam(day, id), { isConfirmed: true });
  await given.brackets.save(revised, { by, at: given.clock.now() });
}

/** Makes the players free agents and returns the letters that tell them. */
async function release(
  given: Needed,
  roster: readonly Registration[],
  team: Team,
  tournament: Tournament,
): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (const registration of roster) {
    await given.registrations.leaveTeam(registration.id);
    const player = await given.players.find(registration.playerId);
    if (player === undefined) continue;
    const off = { player, team, registration, tournament, cause: 'withdrawn', now: given.clock.now() } as const;
    letters.push(freeAgentAgainLetter(off, given.links));
  }
  return letters;
}

/** Returns the refusal of a captain's withdrawal once games are drawn, since others count on the team. */
function isDrawn({ name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('The games of {team} are drawn: please tell the organizers if it cannot play', { team: name }),
  );
}

/** Returns the refusal of an unconfirmed withdrawal, which names what will be lost. */
function unconfirmed({ name }: Team, players: number): Refusal {
  return new Refusal(
    'unconfirmed',
    players === 1
      ? said(
          'If {name} is withdrawn, its 1 player becomes a free agent and its place goes to the next team. Please confirm.',
          { name },
        )
      : said(
          'If {name} is withdrawn, its {players} players become free agents and its place goes to the next team. Please confirm.',
          { name, players },
        ),
  );
}

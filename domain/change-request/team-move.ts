import { type Filled, type Sentence, said } from '../language/sentence.ts';
import { dollars } from '../payment/fee.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type Team, teamNameTaken, teamWithdrawn } from '../team/team.ts';
import { isLed } from '../team/team-lead.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import { hasBegun, type Tournament } from '../tournament/tournament.ts';
import type { ObstacleOfTeam } from './who-decides.ts';

/** Reason why a team cannot play in another tournament, whoever decides; `player` is a player of its roster. */
export type Hindrance =
  | { readonly why: 'closed'; readonly reason: Sentence }
  | { readonly why: 'name taken' }
  | { readonly why: 'registered'; readonly player: string }
  | { readonly why: 'no bracket' };

type Named = Pick<Tournament, 'name'>;

/** Returns the sentence for a reason why a team cannot move. */
export function hindranceSentence(found: Hindrance, team: Pick<Team, 'name'>, to: Named): Sentence {
  if (found.why === 'closed') return found.reason;
  if (found.why === 'name taken')
    return said('Another team in {to} is called {team}. Please rename yours first.', { to: to.name, team: team.name });
  if (found.why === 'registered')
    return said('{player} is already registered for {to}.', { player: found.player, to: to.name });
  return said('No age bracket in {to} takes all of the roster.', { to: to.name });
}

export function hindered(found: Hindrance, team: Pick<Team, 'name'>, to: Named): Refusal {
  if (found.why === 'name taken') return teamNameTaken(team.name);
  return new Refusal('conflict', hindranceSentence(found, team, to));
}

/** Returns the sentence for an obstacle that keeps a team in its present tournament. */
export function obstacleSentence(obstacle: ObstacleOfTeam, team: Pick<Team, 'name'>, tournament: Named): Sentence {
  if (obstacle === 'begun') return hasBegun(tournament).sentence;
  if (obstacle === 'drawn')
    return said('The games of {team} are drawn: it stays in {tournament}. Please write to us if it cannot play.', {
      team: team.name,
      tournament: tournament.name,
    });
  if (obstacle === 'deadline')
    return said('The registration deadline of {tournament} has passed: others count on {team}. Please write to us.', {
      team: team.name,
      tournament: tournament.name,
    });
  return 'Please open the link in the email we sent you first: it shows us that the mailbox is yours.';
}

/** Returns the refusal of a request to move to the tournament in which the team plays already. */
export function alreadyPlaysThere({ name }: Pick<Team, 'name'>, to: Named): Refusal {
  return new Refusal('conflict', said('{team} plays in {to} already.', { team: name, to: to.name }));
}

/** Returns the refusal of a second request for a team while one is open. */
export function moveAlreadyRequested(): Refusal {
  return new Refusal('conflict', 'You have already asked about this team. The organizers answer by email.');
}

/** Refuses to move a team that was withdrawn, has no leader or has no players. */
export function refuseWithoutRoster(team: Team): void {
  if (!team.isActive) throw teamWithdrawn(team);
  if (!isLed(team))
    throw new Refusal('conflict', said('{team} has no captain yet. Please write to us.', { team: team.name }));
  if (team.currentPlayers === 0)
    throw new Refusal('conflict', said('Nobody plays for {team} yet. Please write to us.', { team: team.name }));
}

/** Tells whether a team can move: it is active, has a leader and has players. Same test as `refuseWithoutRoster`. */
export function canMove(team: Team): boolean {
  return team.isActive && isLed(team) && team.currentPlayers > 0;
}

/** Facts about a team and both tournaments, from which the consequences of a move are told. */
export interface BeforeMove {
  readonly teamName: string;
  readonly tournament: string;
  readonly toTournament: string;
  readonly players: number;
  /** Whether the team would go on the other tournament's waiting list. */
  readonly isFull: boolean;
  /** Whether the team is on the waiting list now. */
  readonly isWaiting: boolean;
  readonly ageBracket: AgeBracket | null;
  /** Bracket in the other tournament. */
  readonly toBracket: AgeBracket | null;
  /** Amount that the team's families have paid, in US cents; the amount they owe follows. */
  readonly paidCents: number;
  readonly owedCents: number;
  /** Whether either tournament has prices of its own. */
  readonly isOtherPrice?: boolean;
  readonly joinRequests: number;
  readonly invitations: number;
}

/** Returns the consequences of a move, one sentence each, as captains and organizers read them before they decide. */
export function moveConsequences(before: BeforeMove): readonly Sentence[] {
  const { teamName: team, tournament, toTournament: to, toBracket, ageBracket } = before;
  const moves = said('{team} plays in {to} instead of {tournament}.', { team, to, tournament });
  const bracket =
    toBracket === null || toBracket === ageBracket
      ? []
      : [said('It plays in {bracket} there.', { bracket: toBracket })];
  return [
    moves,
    ...bracket,
    ...places(before),
    'Name, code, roster and waivers stay as they are.',
    ...money(before),
    ...others(before),
  ];
}

function places({ isFull, isWaiting, tournament, toTournament: to }: BeforeMove): readonly Sentence[] {
  if (isFull && isWaiting) return [said('{to} is full: the team joins the waiting list there, as the last.', { to })];
  if (isFull) {
    const lost = { to, tournament };
    return [said('{to} is full: the team gives up its place in {tournament} and joins the waiting list there.', lost)];
  }
  return isWaiting ? [said('It has a place in {to} at once.', { to })] : [];
}

function money({
  paidCents,
  owedCents,
  isFull,
  isWaiting,
  isOtherPrice,
  toTournament,
}: BeforeMove): readonly Sentence[] {
  const paid = paidCents > 0 ? [said('The {amount} that were paid go along.', { amount: dollars(paidCents) })] : [];
  if (isOtherPrice && !isFull && (owedCents > 0 || isWaiting))
    return [...paid, said('What is owed there is the price of {to}.', { to: toTournament })];
  return [...paid, ...owed(dollars(owedCents), owedCents === 0, isFull, isWaiting)];
}

function owed(amount: string, isNothing: boolean, isFull: boolean, isWaiting: boolean): readonly Sentence[] {
  if (isFull) return isNothing ? [] : [said('{amount} are not owed until it has a place.', { amount })];
  if (isWaiting) return ['With the place the fee is owed.'];
  return isNothing ? [] : [said('{amount} stay owed.', { amount })];
}

function others({ players, joinRequests, invitations, toTournament: to }: BeforeMove): readonly Sentence[] {
  const told: Sentence =
    players === 1
      ? 'The family of its 1 player is told by email.'
      : said('The families of its {players} players are told by email.', { players });
  return [told, ...asking(joinRequests), ...invited(invitations, to)];
}

function asking(requests: number): readonly Sentence[] {
  if (requests === 0) return [];
  return [
    requests === 1
      ? '1 request to join is declined, and the player is told.'
      : said('{requests} requests to join are declined, and the players are told.', { requests }),
  ];
}

function invited(invitations: number, to: string): readonly Filled[] {
  if (invitations === 0) return [];
  return [
    invitations === 1
      ? said('1 open invitation leads to {to} from then on; its email names the earlier tournament.', { to })
      : said('{invitations} open invitations lead to {to} from then on; their emails name the earlier tournament.', {
          invitations,
          to,
        }),
  ];
}

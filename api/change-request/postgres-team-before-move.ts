import { type AgesOf, teamBracketIn } from '../../domain/change-request/team-bracket.ts';
import { type BeforeMove, moveConsequences, obstacleSentence } from '../../domain/change-request/team-move.ts';
import { translate } from '../../domain/language/sentence.ts';
import { easternYear } from '../../domain/time/eastern.ts';

/** Team that asks to move, as the list of requests reads it. */
export interface TeamBeforeMove extends Omit<BeforeMove, 'teamName' | 'tournament' | 'toTournament' | 'toBracket'> {
  readonly birthYears: readonly (number | null)[];
  readonly from: AgesOf;
  readonly to: AgesOf;
}

const ages = (tournament: string) =>
  `json_build_object('isDividedByAge', ${tournament}.is_divided_by_age, 'ageYear', ${tournament}.age_year,
    'firstDay', ${tournament}.first_day)`;

/** SQL for the team of a request beside its tournament and destination; null for a family's own request. */
export const movingTeamSql = `case when request.team_id is not null and request.state = 'asked' then (
  select json_build_object(
    'players', count(*), 'birthYears', coalesce(json_agg(mate.birth_year), '[]'),
    'paidCents', coalesce(sum(place.received_cents), 0),
    'owedCents', coalesce(sum(greatest(0, place.amount_cents - place.received_cents))
      filter (where place.payment_status <> 'paid'), 0),
    'isWaiting', team.waitlisted_at is not null, 'ageBracket', team.age_bracket,
    'isFull', destination.team_count >= destination.max_teams,
    'from', ${ages('tournament')}, 'to', ${ages('destination')},
    'joinRequests', (select count(*) from join_requests where team_id = team.id and state = 'pending'),
    'invitations', (select count(*) from invitations where team_id = team.id and not is_used and not is_unsent
      and cancelled_at is null and expires_at > now()))
  from tournament_registrations place join players mate on mate.id = place.player_id
  where place.team_id = team.id) end`;

interface Moving {
  readonly teamName: string | null;
  readonly tournament: string;
  readonly toTournament: string | null;
  readonly isDrawn: boolean;
  readonly moving: TeamBeforeMove;
}

/** Returns sentences about what accepting a captain's request would do, or why it is too late. */
export function movingTeam({ moving, isDrawn, ...named }: Moving): readonly string[] {
  const { birthYears, from, to, ...known } = moving;
  const tournament = named.tournament;
  const [teamName, toTournament] = [named.teamName ?? '', named.toTournament ?? ''];
  if (isDrawn) return [translate(obstacleSentence('drawn', { name: teamName }, { name: tournament }))];
  const bracket = teamBracketIn(known.ageBracket, { from, to }, birthYears, easternYear(new Date()));
  const toBracket = bracket === 'none fits' ? null : bracket.ageBracket;
  return moveConsequences({ ...known, teamName, tournament, toTournament, toBracket }).map((one) => translate(one));
}

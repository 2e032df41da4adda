import type { Given } from '../../port/ports.ts';
import { hasKeys, isFollowedNoMore, mostTeams, tooManyFollowers, tooManyTeams } from '../../rule/follower/follower.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import type { Language } from '../../rule/language/language.ts';
import { noSuchTeam } from '../../rule/team/team.ts';
import { isOver } from '../../rule/tournament/tournament.ts';
import type { NewFollower } from './follower-form.ts';

interface Wish extends NewFollower {
  readonly teamId: number;
  /** Language of the page, where the call names one of ours. */
  readonly language: Language | undefined;
  /** Whether the endpoint is at a known push service. */
  readonly isAtPushService: boolean;
}

type Needed = Given<'teams' | 'tournaments' | 'followers'>;

/** Makes a browser follow a team. No personal data is asked, and messages only go to the browsers' push services. */
export async function followTeam(
  given: Needed,
  { teamId, language = 'en', isAtPushService, ...address }: Wish,
): Promise<void> {
  if (!isAtPushService)
    throw new AnswersRefused({ endpoint: 'This is not the address of a push service that we know' });
  if (!hasKeys(address)) throw new AnswersRefused({ p256dh: 'These keys cannot be read' });
  await mustBeToCome(given, teamId);
  if (!(await given.followers.take())) throw tooManyFollowers();
  const followed = await given.followers.teamsOf(address.endpoint);
  if (!followed.includes(teamId) && followed.length >= mostTeams) throw tooManyTeams();
  await given.followers.add({ teamId, language, ...address });
  await given.audit.note({ thing: 'team', recordId: teamId, what: 'followed' });
}

async function mustBeToCome(given: Needed, teamId: number): Promise<void> {
  const team = await given.teams.find(teamId);
  const tournament = team && (await given.tournaments.find(team.tournamentId));
  if (!tournament?.visible) throw noSuchTeam();
  if (isOver(tournament, given.clock.now())) throw isFollowedNoMore();
}

/** Makes a browser stop following a team, identified by its endpoint alone. A call for a browser that did not follow counts against the limit of new followers. */
export async function unfollowTeam(
  given: Given<'followers'>,
  { teamId, endpoint }: { readonly teamId: number; readonly endpoint: string },
): Promise<void> {
  const wasFollowed = await given.followers.remove(teamId, endpoint);
  if (!wasFollowed && !(await given.followers.take())) throw tooManyFollowers();
  if (wasFollowed) await given.audit.note({ thing: 'team', recordId: teamId, what: 'unfollowed' });
}

import { hasKeys, isFollowedNoMore, mostTeams, tooManyFollowers, tooManyTeams } from '../../follower/follower.ts';
import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Language } from '../../language/language.ts';
import type { Phrase } from '../../language/sentence.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Followers } from '../../port/followers.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { noSuchTeam } from '../../team/team.ts';
import { isOver } from '../../tournament/tournament.ts';
import { isPublicAddress } from '../../webhook/public-address.ts';
import type { NewFollower } from './follower-form.ts';

interface Wish extends NewFollower {
  readonly teamId: number;
  /** The language of the page, where the call names one of ours. */
  readonly language: Language | undefined;
  /** The network addresses to which the endpoint leads; undefined where it cannot be read. */
  readonly addresses: readonly string[] | undefined;
}

/** A browser follows a team: nobody says who they are, and nothing within our own walls is ever sent to. */
export class FollowTeam {
  constructor(
    private readonly teams: Teams,
    private readonly tournaments: Tournaments,
    private readonly followers: Followers,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ teamId, language = 'en', addresses, ...address }: Wish): Promise<void> {
    if (!/^https:\/\/[^@\s#]+$/i.test(address.endpoint)) throw unfit('The endpoint begins with https://');
    if (addresses === undefined) throw unfit('This endpoint cannot be read');
    if (!addresses.every(isPublicAddress)) throw unfit('This endpoint is not on the public internet');
    if (!hasKeys(address)) throw new AnswersRefused({ p256dh: 'These keys cannot be read' });
    await this.mustBeToCome(teamId);
    const followed = await this.followers.teamsOf(address.endpoint);
    if (!followed.includes(teamId)) {
      if (followed.length >= mostTeams) throw tooManyTeams();
      if (!(await this.followers.hasRoom())) throw tooManyFollowers();
    }
    await this.followers.add({ teamId, language, ...address });
    await this.audit.note({ thing: 'team', recordId: teamId, what: 'followed' });
  }

  private async mustBeToCome(teamId: number): Promise<void> {
    const team = await this.teams.find(teamId);
    const tournament = team && (await this.tournaments.find(team.tournamentId));
    if (!tournament?.visible) throw noSuchTeam();
    if (isOver(tournament, this.clock.now())) throw isFollowedNoMore();
  }
}

const unfit = (endpoint: Phrase) => new AnswersRefused({ endpoint });

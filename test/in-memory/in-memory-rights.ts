import type { Mailboxes } from '../../domain/port/mailboxes.ts';
import { type LeadershipProof, Rights } from '../../domain/port/rights.ts';
import { mailboxesOf } from '../../domain/rule/player/guarded-fields.ts';
import type { Player } from '../../domain/rule/player/player.ts';
import type { Team } from '../../domain/rule/team/team.ts';

/** Rights of a family's session for as long as a test lasts. */
export class InMemoryRights extends Rights {
  /** Rights by session: "phone captain 7 by creation", "phone player 3". */
  readonly held: string[] = [];
  /** Session of the call that is running. */
  session = 'phone';

  constructor(private readonly mailboxes: Mailboxes) {
    super();
  }

  override async leads(teamId: number): Promise<boolean> {
    return this.held.some((one) => one.startsWith(`${this.session} captain ${teamId} `));
  }

  override async hasMailboxOf(playerId: number): Promise<boolean> {
    return this.held.includes(`${this.session} contact ${playerId}`);
  }

  override async giveTeam({ id }: Pick<Team, 'id'>, by: LeadershipProof): Promise<void> {
    this.held.push(`${this.session} captain ${id} by ${by}`);
  }

  override async giveRecord(player: Player): Promise<void> {
    this.held.push(`${this.session} player ${player.id}`);
    await this.mailboxes.write(mailboxesOf(player), this.session);
  }
}

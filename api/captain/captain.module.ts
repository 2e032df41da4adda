import { Module } from '@nestjs/common';
import { JoinRequestModule } from '../join-request/join-request.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PlayerModule } from '../player/player.module.ts';
import { CaptainController } from './captain.controller.ts';
import { CaptainCheck } from './captain-check.ts';
import { CaptainLinkController } from './captain-link.controller.ts';
import { CaptainRosterController } from './captain-roster.controller.ts';
import { CaptainsTeams } from './captains-teams.ts';

/** Captain module: the page of a team's captain, and the link that opens it. */
@Module({
  imports: [JoinRequestModule, MailModule, PlayerModule],
  controllers: [CaptainController, CaptainLinkController, CaptainRosterController],
  providers: [CaptainsTeams, CaptainCheck],
})
export class CaptainModule {}

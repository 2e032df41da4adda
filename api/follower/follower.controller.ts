import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Following, PushKey } from '../../domain/answer/follower/following.ts';
import { followTeam, unfollowTeam } from '../../domain/use-case/follower/follow-team.ts';
import { formerFollower, newFollower } from '../../domain/use-case/follower/follower-form.ts';
import { Commands } from '../database/commands.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { PostgresPushKeys } from './postgres-push-keys.ts';
import { PushServices } from './push-services.ts';

class NewFollowerDto extends BodyOf(newFollower) {}
class FormerFollowerDto extends BodyOf(formerFollower) {}

/** Routes for browsers that follow a team by web push, without an account. */
@ApiTags('follower')
@Controller('api')
export class FollowerController {
  constructor(
    private readonly keys: PostgresPushKeys,
    private readonly services: PushServices,
    private readonly commands: Commands,
  ) {}

  /** Returns the public key with which a browser subscribes to our messages (VAPID, RFC 8292). */
  @Get('push-key')
  @AllowedTo(['anyone'])
  async key(): Promise<PushKey> {
    const { publicKey } = await this.keys.of();
    return { publicKey };
  }

  /**
   * Subscribes a browser to a team: its next game, a changed time or field, scores and results, in the language that Accept-Language
   * prefers. The body is PushSubscription.toJSON(), flat.
   */
  @Post('teams/:id/follow')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async follow(
    @Param('id', PositiveId) teamId: number,
    @Body() address: NewFollowerDto,
    @Req() request: Request,
  ): Promise<Following> {
    const isAtPushService = this.services.know(address.endpoint);
    await this.commands.run(followTeam, { ...address, teamId, isAtPushService, language: requestedLanguage(request) });
    return { teamId, isFollowing: true };
  }

  /** Unsubscribes a browser from a team. */
  @Post('teams/:id/unfollow')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async unfollow(@Param('id', PositiveId) teamId: number, @Body() { endpoint }: FormerFollowerDto): Promise<Following> {
    await this.commands.run(unfollowTeam, { teamId, endpoint });
    return { teamId, isFollowing: false };
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { InvitedOrganizer, ListedOrganizer } from '../../domain/answer/organizer/listed-organizer.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Revocations } from '../../domain/port/revocations.ts';
import { resetSecondFactor } from '../../domain/use-case/access/second-factor.ts';
import { changeAccount, endAccount } from '../../domain/use-case/organizer/account.ts';
import { accountChange, accountInvitation } from '../../domain/use-case/organizer/account-form.ts';
import { type Invited, inviteOrganizer, renewInvitation } from '../../domain/use-case/organizer/account-invitation.ts';
import { Commands } from '../database/commands.ts';
import { Database } from '../database/database.ts';
import { Lists } from '../database/lists.ts';
import { BodyOf, PartOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { answerList } from '../list/list-controller.ts';
import { ListParameters } from '../list/list-parameters.ts';
import { Settings } from '../process/settings.ts';
import { organizerList } from './postgres-organizer-list.ts';

class AccountInvitationDto extends BodyOf(accountInvitation) {}
class AccountChangeDto extends PartOf(accountChange) {}

@ApiTags('organizers')
@Controller('api/admin/organizers')
export class OrganizerController {
  constructor(
    readonly lists: Lists,
    readonly audit: Audit,
    private readonly settings: Settings,
    private readonly commands: Commands,
    private readonly revocations: Revocations,
    private readonly database: Database,
  ) {}

  /** Lists the accounts of all organizers. */
  @Get()
  @ListParameters(organizerList)
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedOrganizer[]> {
    return answerList(this, organizerList, asked, response);
  }

  /** Returns one account. */
  @Get(':id')
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  one(@Param('id', PositiveId) id: number): Promise<ListedOrganizer> {
    return this.lists.one(organizerList, id);
  }

  /** Invites an organizer by mail; if no letters can be sent, the answer contains the link to hand over. */
  @Post()
  @RequiresRecentProof('always')
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async invite(@Body() answers: AccountInvitationDto): Promise<InvitedOrganizer> {
    return this.invited(await this.commands.run(inviteOrganizer, answers));
  }

  /** Sends an invitation again, with a new link. */
  @Post(':id/invitation')
  @RequiresRecentProof('always')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async inviteAgain(@Param('id', PositiveId) id: number): Promise<InvitedOrganizer> {
    return this.invited(await this.commands.run(renewInvitation, { id }));
  }

  /** Changes the role or the address of an organizer. */
  @Put(':id')
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async change(@Param('id', PositiveId) id: number, @Body() change: AccountChangeDto): Promise<ListedOrganizer> {
    await this.commands.run(changeAccount, { id, ...change });
    return this.one(id);
  }

  /** Closes an account and ends all of its sessions. */
  @Delete(':id')
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async end(@Param('id', PositiveId) id: number): Promise<ListedOrganizer> {
    await this.commands.run(endAccount, { id });
    return this.one(id);
  }

  /** Removes a lost second factor. */
  @Delete(':id/second-factor')
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async resetFactor(@Param('id', PositiveId) id: number): Promise<ListedOrganizer> {
    await this.commands.run(resetSecondFactor, { id });
    return this.one(id);
  }

  /** Ends all sessions of an organizer. */
  @Delete(':id/sessions')
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async signOut(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<ListedOrganizer> {
    await this.database.inTransaction(async () => {
      await this.revocations.ofOrganizer(id, request.sessionID);
      await this.audit.note({ thing: 'organizer', recordId: id, what: 'signed out by an owner' });
    });
    return this.one(id);
  }

  private async invited({ account, link }: Invited): Promise<InvitedOrganizer> {
    return { ...(await this.one(account.id)), ...(this.settings.smtpUrl === undefined && { link }) };
  }
}

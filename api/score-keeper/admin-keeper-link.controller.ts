import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { KeeperLinksEnded, KeeperLinksMade } from '../../domain/answer/access/signed-in.ts';
import type { ListedKeeperLink } from '../../domain/answer/score-keeper/listed-keeper.ts';
import type { Deleted } from '../../domain/answer/site/message-answer.ts';
import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import type { GameFields } from '../../domain/rule/score-keeper/keeper-link.ts';
import { Links } from '../../domain/rule/site/links.ts';
import {
  makeKeeperLinks,
  revokeKeeperLink,
  revokeKeeperLinks,
} from '../../domain/use-case/score-keeper/keeper-link.ts';
import { newKeeperLinks } from '../../domain/use-case/score-keeper/keeper-link-forms.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { answerList } from '../list/list-controller.ts';
import { ListParameters } from '../list/list-parameters.ts';
import { keeperLinkList } from './postgres-keeper-link-list.ts';

class NewKeeperLinksDto extends BodyOf(newKeeperLinks) {}

@ApiTags('session')
@Controller('api/admin')
export class AdminKeeperLinkController {
  constructor(
    private readonly keeperLinks: KeeperLinks,
    private readonly commands: Commands,
    private readonly addresses: Links,
    readonly lists: Lists,
  ) {}

  /** Lists the links made for score keepers, and the keepers who signed in by them. */
  @Get('keeper-links')
  @ListParameters(keeperLinkList)
  @AllowedTo(['organizer'])
  list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedKeeperLink[]> {
    return answerList(this, keeperLinkList, asked, response);
  }

  /** Returns one link, and the keepers who signed in by it. */
  @Get('keeper-links/:id')
  @AllowedTo(['organizer'])
  one(@Param('id', PositiveId) id: number): Promise<ListedKeeperLink> {
    return this.lists.one(keeperLinkList, id);
  }

  /** Creates links: one for each field, or one for all. Their secrets are in this answer only. */
  @Post('keeper-links')
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  async make(@Body() wanted: NewKeeperLinksDto): Promise<KeeperLinksMade> {
    const links = (await this.commands.run(makeKeeperLinks, wanted)).map(({ id, width, endsAt, secret }) => ({
      ...{ id, field: width.field, endsAt: endsAt.toISOString() },
      link: this.addresses.scoreKeeper(secret),
    }));
    const [first] = links;
    if (first === undefined) throw new Error('A wish for links has made none');
    return { id: first.id, links };
  }

  /** Revokes a link; keepers who signed in by it are signed out at once. */
  @Delete('keeper-links/:id')
  @AllowedTo(['organizer'])
  async revoke(@Param('id', PositiveId) id: number): Promise<Deleted> {
    await this.commands.run(revokeKeeperLink, id);
    return { id };
  }

  /** Revokes all links of a tournament; keepers who signed in by them are signed out at once. */
  @Delete('tournaments/:id/keeper-links')
  @AllowedTo(['organizer'])
  async revokeAll(@Param('id', PositiveId) id: number): Promise<KeeperLinksEnded> {
    return { ids: await this.commands.run(revokeKeeperLinks, id) };
  }

  /** Lists the fields of a tournament's games, for which links can be made, and their last day. */
  @Get('tournaments/:id/keeper-places')
  @AllowedTo(['organizer'])
  places(@Param('id', PositiveId) id: number): Promise<GameFields> {
    return this.keeperLinks.placesOf(id);
  }
}

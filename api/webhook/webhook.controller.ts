import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Deleted } from '../../domain/answer/site/message-answer.ts';
import type { AddedWebhook, ListedDelivery, ListedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import {
  addWebhook,
  removeWebhook,
  sendEventAgain,
  switchWebhook,
  testWebhook,
} from '../../domain/use-case/webhook/webhook.ts';
import { newWebhook, webhookSwitch } from '../../domain/use-case/webhook/webhook-form.ts';
import { organizerOf } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { answerList } from '../list/list-controller.ts';
import { ListParameters } from '../list/list-parameters.ts';
import { Settings } from '../process/settings.ts';
import { Destinations } from './destinations.ts';
import { deliveryList, webhookList } from './postgres-webhook-lists.ts';
import { WebhookSecrets } from './webhook-signature.ts';

class NewWebhookDto extends BodyOf(newWebhook) {}
class WebhookSwitchDto extends BodyOf(webhookSwitch) {}

/** Routes for webhooks: addresses of other sites to which events are sent. */
@ApiTags('webhooks')
@Controller('api/admin')
export class WebhookController {
  constructor(
    readonly lists: Lists,
    private readonly destinations: Destinations,
    private readonly secrets: WebhookSecrets,
    private readonly settings: Settings,
    private readonly commands: Commands,
  ) {}

  /** Lists the webhooks, each with whether it can be reached. */
  @Get('webhooks')
  @ListParameters(webhookList)
  @AllowedTo(['organizer'])
  @CountsAs('change')
  list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedWebhook[]> {
    return answerList(this, webhookList, asked, response);
  }

  /** Returns a webhook. */
  @Get('webhooks/:id')
  @AllowedTo(['organizer'])
  @CountsAs('change')
  one(@Param('id', PositiveId) id: number): Promise<ListedWebhook> {
    return this.lists.one(webhookList, id);
  }

  /** Adds a webhook; its signing secret is in this answer only. */
  @Post('webhooks')
  @RequiresRecentProof('always')
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  async add(@Body() { url, events }: NewWebhookDto, @Req() request: Request): Promise<AddedWebhook> {
    const accountId = organizerOf(request)?.id;
    if (accountId === undefined) throw new Error('A call of an organizer has none');
    const addresses = await this.destinations.addressesOf(url);
    const { id } = await this.commands.run(addWebhook, {
      ...{ accountId, url, events, addresses },
      mayBeHere: this.settings.webhooksHere,
    });
    return { ...(await this.one(id)), secret: await this.secrets.of(id) };
  }

  /** Switches a webhook off, or on again. */
  @Put('webhooks/:id')
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  async change(@Param('id', PositiveId) id: number, @Body() { isOn }: WebhookSwitchDto): Promise<ListedWebhook> {
    await this.commands.run(switchWebhook, { id, isOn });
    return this.one(id);
  }

  /** Removes a webhook and its deliveries. */
  @Delete('webhooks/:id')
  @AllowedTo(['organizer'])
  async remove(@Param('id', PositiveId) id: number): Promise<Deleted> {
    await this.commands.run(removeWebhook, { id });
    return { id };
  }

  /** Sends a webhook the test event. */
  @Post('webhooks/:id/test')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async test(@Param('id', PositiveId) id: number): Promise<ListedDelivery> {
    return this.lists.one(deliveryList, await this.commands.run(testWebhook, { id }));
  }

  /** Lists the deliveries with their attempts. */
  @Get('webhook-deliveries')
  @ListParameters(deliveryList)
  @AllowedTo(['organizer'])
  @CountsAs('change')
  deliveries(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedDelivery[]> {
    return answerList(this, deliveryList, asked, response);
  }

  /** Returns one delivery with its body. */
  @Get('webhook-deliveries/:id')
  @AllowedTo(['organizer'])
  @CountsAs('change')
  delivery(@Param('id', PositiveId) id: number): Promise<ListedDelivery> {
    return this.lists.one(deliveryList, id);
  }

  /** Sends an event again. */
  @Post('webhook-deliveries/:id/retry')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async retry(@Param('id', PositiveId) id: number): Promise<ListedDelivery> {
    await this.commands.run(sendEventAgain, { id });
    return this.lists.one(deliveryList, id);
  }
}

import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { KeeperLinkView, SignedInKeeper } from '../../domain/answer/access/signed-in.ts';
import { Clock } from '../../domain/port/clock.ts';
import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { isOpen, type KeeperLink, keeperLinkEnded } from '../../domain/rule/score-keeper/keeper-link.ts';
import { openKeeperLink } from '../../domain/use-case/score-keeper/keeper-link.ts';
import { keeperLinkShown, keeperLinkSignIn } from '../../domain/use-case/score-keeper/keeper-link-forms.ts';
import { Grants } from '../access/grants.ts';
import { Commands } from '../database/commands.ts';
import { BodyOf } from '../form/body-of.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { RequiresProof, rememberNoChange } from '../http/known-caller.ts';
import { networkBehind } from '../http/whose-address.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';

class KeeperLinkShownDto extends BodyOf(keeperLinkShown) {}
class KeeperLinkSignInDto extends BodyOf(keeperLinkSignIn) {}

/** Routes for score keepers' links; the secret is sent in the body, never in an address. */
@ApiTags('session')
@Controller('api/score-keeper/link')
export class KeeperLinkController {
  constructor(
    private readonly links: KeeperLinks,
    private readonly tournaments: Tournaments,
    private readonly commands: Commands,
    private readonly grants: Grants,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** Returns what a link gives access to. */
  @Post()
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('keeper link')
  async show(@Body() { secret }: KeeperLinkShownDto, @Req() request: Request): Promise<KeeperLinkView> {
    const { width, endsAt } = await this.known(secret, request);
    rememberNoChange(request);
    const tournament = await this.tournaments.find(width.tournamentId);
    if (tournament === undefined) throw keeperLinkEnded();
    return { tournament: tournament.name, field: width.field, endsAt: endsAt.toISOString() };
  }

  /** Signs a keeper in by a link, without a password and its limits. */
  @Post('login')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('keeper link')
  async signIn(@Body() { secret, name }: KeeperLinkSignInDto, @Req() request: Request): Promise<SignedInKeeper> {
    const link = await this.known(secret, request);
    const keeper = await this.commands.run(openKeeperLink, { secret, name });
    request.session.scoreKeeper = { id: keeper.id, name: keeper.name };
    await this.grants.give(request, 'score-keeper', keeper.id, link.id);
    return { authenticated: true, name: keeper.name, width: keeper.width };
  }

  /** Returns the link of a secret, however much was guessed before, since nobody can guess one. An unknown secret counts as a guess. */
  private async known(secret: string, request: Request): Promise<KeeperLink> {
    const link = await this.links.find(secret);
    if (link === undefined) await this.attempts.fail('code', networkBehind(request));
    if (link === undefined || !isOpen(link, this.clock.now())) throw keeperLinkEnded();
    return link;
  }
}

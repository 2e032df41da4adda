import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ConfirmedAddress, OwnAccount } from '../../domain/answer/session/own-account.ts';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import { addressLinkOver } from '../../domain/session/account.ts';
import { ChangeOwnAddress } from '../../domain/use-case/session/change-own-address.ts';
import { ChangeOwnName } from '../../domain/use-case/session/change-own-name.ts';
import { ConfirmOwnAddress } from '../../domain/use-case/session/confirm-own-address.ts';
import { addressConfirmation, ownAddressChange, ownName } from '../../domain/use-case/session/own-account.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By } from '../http/expected-version.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { Settings } from '../process/settings.ts';
import { Attempts } from './attempts.ts';
import { accountOfSecret } from './mailed-secret.ts';
import { Organizers } from './organizers.ts';

class OwnNameDto extends BodyOf(ownName) {}
class OwnAddressChangeDto extends BodyOf(ownAddressChange) {}
class AddressConfirmationDto extends BodyOf(addressConfirmation) {}

/** Routes for the name and the address of the own account. */
@ApiTags('session')
@Controller('api/admin/account')
export class OwnAccountController {
  constructor(
    private readonly organizers: Organizers,
    private readonly attempts: Attempts,
    private readonly settings: Settings,
    private readonly changeOwnName: ChangeOwnName,
    private readonly changeOwnAddress: ChangeOwnAddress,
    private readonly confirmOwnAddress: ConfirmOwnAddress,
  ) {}

  /** Changes the organizer's name. */
  @Put()
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async rename(@Body() { name }: OwnNameDto, @Req() request: Request): Promise<OwnAccount> {
    const id = request.user?.id ?? 0;
    await this.changeOwnName.run({ id, name });
    return this.organizers.account(id);
  }

  /** Requests another address, to which a letter is sent. Requesting the present address cancels an earlier request. */
  @Post('address')
  @RequiresRecentProof('own password')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async move(
    @Body() answers: OwnAddressChangeDto,
    @By() username: string,
    @Req() request: Request,
  ): Promise<OwnAccount> {
    const attempt = { guessed: 'sign-in', words: { account: username.toLowerCase() } } as const;
    const { email, currentPassword } = answers;
    const known = await this.attempts.make(request, attempt, () =>
      this.organizers.recognise(username, currentPassword),
    );
    if (known === undefined) throw new AnswersRefused({ currentPassword: 'Current password is not right' });
    await this.changeOwnAddress.run({ id: known.id, email, isMailed: this.settings.smtpUrl !== undefined });
    return this.organizers.account(known.id);
  }

  /** Confirms the new address by the link in its letter. */
  @Post('address/confirmation')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async confirm(@Body() answers: AddressConfirmationDto, @Req() request: Request): Promise<ConfirmedAddress> {
    const account = await accountOfSecret(this.attempts, request, () => this.confirmOwnAddress.run(answers));
    if (account === undefined) throw addressLinkOver();
    return { username: account.username, email: account.email };
  }
}

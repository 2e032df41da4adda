import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { FamilyRecord, FamilyView } from '../../domain/answer/player/family-record.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { ChooseLanguage } from '../../domain/use-case/family/choose-language.ts';
import { EraseChild } from '../../domain/use-case/family/erase-child.ts';
import { MailFamilyPage } from '../../domain/use-case/family/mail-family-page.ts';
import { SeeFamily } from '../../domain/use-case/family/see-family.ts';
import { ShareContact } from '../../domain/use-case/waiver/share-contact.ts';
import { WithdrawLikeness } from '../../domain/use-case/waiver/withdraw-likeness.ts';
import { WithdrawWaiver } from '../../domain/use-case/waiver/withdraw-waiver.ts';
import { AfterAnswer } from '../http/after-answer.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer, answerLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { Attempts } from '../session/attempts.ts';
import { PostgresFamilyRecords } from '../waiver/postgres-family-records.ts';
import { FamilyPageDto, LanguageChoiceDto } from './family.dto.ts';
import { FamilyLinks } from './family-links.ts';

/** Answer to every request for the family page, whether any record exists or not. */
const onItsWay = 'If we keep anything about a player with this address, the link to see it is on its way there.';

/** Routes of the page on which a family views, withdraws and erases the data about its children. */
@ApiTags('family')
@Controller('api/families')
export class FamilyController {
  constructor(
    private readonly families: FamilyLinks,
    private readonly records: PostgresFamilyRecords,
    private readonly mailFamilyPage: MailFamilyPage,
    private readonly seeFamily: SeeFamily,
    private readonly chooseLanguage: ChooseLanguage,
    private readonly withdrawWaiver: WithdrawWaiver,
    private readonly withdrawLikeness: WithdrawLikeness,
    private readonly shareContact: ShareContact,
    private readonly eraseChild: EraseChild,
    private readonly attempts: Attempts,
    private readonly afterAnswer: AfterAnswer,
  ) {}

  /** Mails the link of the family page to the address on file, and never says whether there is one. */
  @Post()
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async ask(@Body() asked: FamilyPageDto, @Req() request: Request): Promise<MessageAnswer> {
    // The attempt is never given back: neither a refusal nor the response time may reveal whether an address is on file.
    await this.attempts.make(request, { guessed: 'family-page' }, async () => undefined);
    this.afterAnswer.do(request, () => this.mailFamilyPage.run(asked));
    return answer(onItsWay);
  }

  /** Returns all stored data about each child of the mailbox that the link was sent to. */
  @Post(':sealed')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async see(@Param('sealed') sealed: string, @Req() request: Request): Promise<FamilyView> {
    const { playerIds, address } = await this.seeFamily.run(await this.families.opened(sealed, request));
    const children: FamilyRecord[] = [];
    const language = answerLanguage(request);
    for (const id of playerIds) children.push(await this.records.of(id, address, language));
    return { children };
  }

  /** Sets the language of the family's future letters. */
  @Post(':sealed/language')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async choose(
    @Param('sealed') sealed: string,
    @Body() answers: LanguageChoiceDto,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    await this.chooseLanguage.run({ link: await this.families.opened(sealed, request), answers });
    return answer('Letters come in this language from now on.');
  }

  /** Withdraws the waiver of one registration. */
  @Post(':sealed/registrations/:id/waiver/withdraw')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async withdraw(
    @Param('sealed') sealed: string,
    @Param('id', PositiveId) registrationId: number,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    const { addressMark, language } = await this.families.opened(sealed, request);
    await this.withdrawWaiver.run({ registrationId, addressMark, language });
    return answer('The waiver is withdrawn.');
  }

  /** Withdraws the consent to photos. */
  @Post(':sealed/registrations/:id/likeness/withdraw')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async forbidPhotos(
    @Param('sealed') sealed: string,
    @Param('id', PositiveId) registrationId: number,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    const { addressMark, language } = await this.families.opened(sealed, request);
    await this.withdrawLikeness.run({ registrationId, addressMark, language });
    return answer('No photo or video is to show the player any more.');
  }

  /** Shares the family's contact with the team. */
  @Post(':sealed/registrations/:id/contact/share')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async share(
    @Param('sealed') sealed: string,
    @Param('id', PositiveId) registrationId: number,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    const { addressMark, language } = await this.families.opened(sealed, request);
    await this.shareContact.run({ link: { registrationId, addressMark, language }, isAllowed: true });
    return answer('The team can reach you now.');
  }

  /** Stops sharing the family's contact with the team. */
  @Post(':sealed/registrations/:id/contact/withdraw')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async keepToOurselves(
    @Param('sealed') sealed: string,
    @Param('id', PositiveId) registrationId: number,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    const { addressMark, language } = await this.families.opened(sealed, request);
    await this.shareContact.run({ link: { registrationId, addressMark, language }, isAllowed: false });
    return answer('The team is not told any more how to reach you.');
  }

  /** Erases a child. */
  @Post(':sealed/players/:id/erase')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async erase(
    @Param('sealed') sealed: string,
    @Param('id', PositiveId) playerId: number,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    await this.eraseChild.run({ link: await this.families.opened(sealed, request), playerId });
    return answer('The player is erased.');
  }
}

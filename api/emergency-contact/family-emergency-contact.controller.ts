import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { emergencyContactForm } from '../../domain/use-case/emergency-contact/emergency-contact-form.ts';
import { GiveEmergencyContact } from '../../domain/use-case/emergency-contact/give-emergency-contact.ts';
import { RemoveEmergencyContact } from '../../domain/use-case/emergency-contact/remove-emergency-contact.ts';
import { SeeOwnEmergencyContact } from '../../domain/use-case/emergency-contact/see-own-emergency-contact.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { AnswerNotKept } from '../http/answer-not-kept.ts';
import { ProvedBy } from '../http/known-caller.ts';
import { SealedWaivers } from '../waiver/sealed-waivers.ts';

class EmergencyContactDto extends BodyOf(emergencyContactForm) {}

/** What a family gives for an emergency, behind the link that was mailed to it. */
@ApiTags('emergency-contact')
@Controller('api/waivers/:sealed/emergency-contact')
export class FamilyEmergencyContactController {
  constructor(
    private readonly waivers: SealedWaivers,
    private readonly seeContact: SeeOwnEmergencyContact,
    private readonly giveContact: GiveEmergencyContact,
    private readonly removeContact: RemoveEmergencyContact,
  ) {}

  /** What the family has given, or null. */
  @Post('see')
  @HttpCode(200)
  @AnswerNotKept(true)
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async see(@Param('sealed') sealed: string, @Req() request: Request) {
    const link = await this.waivers.behind(sealed, request.ip ?? '');
    return { contact: (await this.seeContact.run(link)) ?? null };
  }

  /** Whom to call, and what whoever helps must know, in the place of what was given before. */
  @Post()
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async give(@Param('sealed') sealed: string, @Body() answers: EmergencyContactDto, @Req() request: Request) {
    const link = await this.waivers.behind(sealed, request.ip ?? '');
    await this.giveContact.run({ link, answers });
    return { message: 'It is kept for an emergency' };
  }

  @Post('remove')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async remove(@Param('sealed') sealed: string, @Req() request: Request) {
    await this.removeContact.run(await this.waivers.behind(sealed, request.ip ?? ''));
    return { message: 'It is removed' };
  }
}

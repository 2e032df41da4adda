import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { EmergencyContactGiven } from '../../domain/answer/player/family-record.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import type { ChildLink } from '../../domain/use-case/emergency-contact/child-of-link.ts';
import { emergencyContactForm } from '../../domain/use-case/emergency-contact/emergency-contact-form.ts';
import { GiveEmergencyContact } from '../../domain/use-case/emergency-contact/give-emergency-contact.ts';
import { RemoveEmergencyContact } from '../../domain/use-case/emergency-contact/remove-emergency-contact.ts';
import { SeeOwnEmergencyContact } from '../../domain/use-case/emergency-contact/see-own-emergency-contact.ts';
import { FamilyLinks } from '../family/family-links.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { positiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { SealedWaivers } from '../waiver/sealed-waivers.ts';

/** Path of a waiver, or of a child on its family's page. */
type Place = { readonly sealed: string; readonly playerId?: string };

class EmergencyContactDto extends BodyOf(emergencyContactForm) {}

/** Routes by which a family gives its emergency contact, from the link of a waiver or of its own page. */
@ApiTags('emergency-contact')
@Controller(['api/waivers/:sealed/emergency-contact', 'api/families/:sealed/players/:playerId/emergency-contact'])
export class FamilyEmergencyContactController {
  constructor(
    private readonly waivers: SealedWaivers,
    private readonly families: FamilyLinks,
    private readonly seeContact: SeeOwnEmergencyContact,
    private readonly giveContact: GiveEmergencyContact,
    private readonly removeContact: RemoveEmergencyContact,
  ) {}

  /** Returns the given emergency contact, or null. */
  @Post('see')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async see(@Param() place: Place, @Req() request: Request): Promise<EmergencyContactGiven> {
    return { contact: (await this.seeContact.run(await this.linkAt(place, request))) ?? null };
  }

  /** Saves the emergency contact with allergies, conditions and medication, replacing an earlier one. */
  @Post()
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async give(
    @Param() place: Place,
    @Body() answers: EmergencyContactDto,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    await this.giveContact.run({ link: await this.linkAt(place, request), answers });
    return answer('It is kept for an emergency');
  }

  /** Removes the emergency contact that the family has given. */
  @Post('remove')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async remove(@Param() place: Place, @Req() request: Request): Promise<MessageAnswer> {
    await this.removeContact.run(await this.linkAt(place, request));
    return answer('It is removed');
  }

  private async linkAt({ sealed, playerId }: Place, request: Request): Promise<ChildLink> {
    if (playerId === undefined) return { waiver: await this.waivers.behind(sealed, request) };
    return { family: await this.families.opened(sealed, request), playerId: positiveId(playerId) };
  }
}

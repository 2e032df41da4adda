import { Module } from '@nestjs/common';
import { EmergencyContacts } from '../../domain/port/emergency-contacts.ts';
import { GiveEmergencyContact } from '../../domain/use-case/emergency-contact/give-emergency-contact.ts';
import { RemoveEmergencyContact } from '../../domain/use-case/emergency-contact/remove-emergency-contact.ts';
import { SeeOwnEmergencyContact } from '../../domain/use-case/emergency-contact/see-own-emergency-contact.ts';
import { ShowEmergencyContact } from '../../domain/use-case/emergency-contact/show-emergency-contact.ts';
import { ShowEmergencyContactAtGame } from '../../domain/use-case/emergency-contact/show-emergency-contact-at-game.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { FamilyModule } from '../family/family.module.ts';
import { GameModule } from '../game/game.module.ts';
import { WaiverModule } from '../waiver/waiver.module.ts';
import { EmergencyContactController } from './emergency-contact.controller.ts';
import { FamilyEmergencyContactController } from './family-emergency-contact.controller.ts';
import { PostgresEmergencyContacts } from './postgres-emergency-contacts.ts';

/** Emergency contact module: given by families, viewed by those who need it. */
@Module({
  imports: [GameModule, WaiverModule, FamilyModule],
  controllers: [FamilyEmergencyContactController, EmergencyContactController],
  providers: [
    ...adapterOf(EmergencyContacts, PostgresEmergencyContacts),
    ...useCases(
      SeeOwnEmergencyContact,
      GiveEmergencyContact,
      RemoveEmergencyContact,
      ShowEmergencyContact,
      ShowEmergencyContactAtGame,
    ),
  ],
})
export class EmergencyContactModule {}

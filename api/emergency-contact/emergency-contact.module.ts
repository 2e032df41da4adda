import { Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { EmergencyContacts } from '../../domain/port/emergency-contacts.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { ChildPorts } from '../../domain/use-case/emergency-contact/child-behind.ts';
import { GiveEmergencyContact } from '../../domain/use-case/emergency-contact/give-emergency-contact.ts';
import { RemoveEmergencyContact } from '../../domain/use-case/emergency-contact/remove-emergency-contact.ts';
import { SeeOwnEmergencyContact } from '../../domain/use-case/emergency-contact/see-own-emergency-contact.ts';
import { ShowEmergencyContact } from '../../domain/use-case/emergency-contact/show-emergency-contact.ts';
import { ShowEmergencyContactAtGame } from '../../domain/use-case/emergency-contact/show-emergency-contact-at-game.ts';
import { FamilyPorts } from '../../domain/use-case/family/family-behind.ts';
import { WaiverPorts } from '../../domain/use-case/waiver/waiver-behind.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { FamilyModule } from '../family/family.module.ts';
import { WaiverModule } from '../waiver/waiver.module.ts';
import { EmergencyContactController } from './emergency-contact.controller.ts';
import { FamilyEmergencyContactController } from './family-emergency-contact.controller.ts';
import { PostgresEmergencyContacts } from './postgres-emergency-contacts.ts';

/** Whom to call when a player is hurt: given by the family, looked at by those who need it. */
@Module({
  imports: [WaiverModule, FamilyModule],
  controllers: [FamilyEmergencyContactController, EmergencyContactController],
  providers: [
    ...adapterOf(EmergencyContacts, PostgresEmergencyContacts),
    madeOf(ChildPorts, [WaiverPorts, FamilyPorts]),
    inOneTransaction(SeeOwnEmergencyContact, [ChildPorts, EmergencyContacts, Audit]),
    inOneTransaction(GiveEmergencyContact, [ChildPorts, EmergencyContacts, Audit]),
    inOneTransaction(RemoveEmergencyContact, [ChildPorts, EmergencyContacts, Audit]),
    inOneTransaction(ShowEmergencyContact, [Players, EmergencyContacts, Audit]),
    inOneTransaction(ShowEmergencyContactAtGame, [Registrations, EmergencyContacts, Audit, Clock]),
  ],
})
export class EmergencyContactModule {}

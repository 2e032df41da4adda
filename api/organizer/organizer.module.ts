import { Module } from '@nestjs/common';
import { Accounts } from '../../domain/port/accounts.ts';
import { adapterOf } from '../database/providers.ts';
import { AccountController } from './account.controller.ts';
import { AccountInvitationController } from './account-invitation.controller.ts';
import { OrganizerController } from './organizer.controller.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { PasswordController } from './password.controller.ts';
import { PostgresAccounts } from './postgres-accounts.ts';
import { SignInRuleController } from './sign-in-rule.controller.ts';

/** Organizer module: accounts of the back office, with their passwords and roles. */
@Module({
  controllers: [
    PasswordController,
    OrganizerController,
    AccountInvitationController,
    AccountController,
    OwnAccountController,
    SignInRuleController,
  ],
  providers: adapterOf(Accounts, PostgresAccounts),
})
export class OrganizerModule {}

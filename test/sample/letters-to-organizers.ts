import type { Letter } from '../../domain/mail/letter.ts';
import type { LetterKind } from '../../domain/mail/letter-kind.ts';
import type { Account } from '../../domain/session/account.ts';
import { Links } from '../../domain/site/links.ts';
import { testLetter } from '../../domain/use-case/mail/send-test-letter.ts';
import { missingCaptainLetter } from '../../domain/use-case/record/erase-child.ts';
import { cancelledAfterDrawLetter } from '../../domain/use-case/registration/cancellation-letters.ts';
import { noTimetableLetter } from '../../domain/use-case/schedule/schedule-letter.ts';
import * as accounts from '../../domain/use-case/session/account-letters.ts';
import { waiverWithdrawnLetter } from '../../domain/use-case/waiver/withdrawal-letters.ts';
import { webhookOffLetter } from '../../domain/use-case/webhook/note-failure.ts';
import { aPlayer } from './a-player.ts';
import { aRegistration } from './a-registration.ts';
import { aTeam } from './a-team.ts';
import { aTournament } from './a-tournament.ts';
import { coming } from './letters-of-day.ts';

const now = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const office = 'office@golden.example';
const account: Account = {
  ...{ id: 1, username: 'kim', name: 'Kim', email: 'kim@golden.example', role: 'owner', state: 'active' },
  ...{ invitation: { mark: 'x', until: now } },
};
const key = { id: 1, accountId: 1, name: 'Scores', scopes: ['read:public'], start: 'gg_' } as const;
const webhook = { id: 1, accountId: 1, url: 'https://hooks.example/x', events: [], failingSince: now, offSince: now };
const access = {
  who: 'organizer',
  write: { thing: 'api key', recordId: 1, what: 'made', to: { name: 'Score board' } },
} as const;
const player = aPlayer();
const tournament = aTournament();
const signature = { signer: 'Kim' };

/** The letters to organizers, who read English, by kind. */
export const lettersToOrganizers = {
  'cancelled-after-draw': [
    cancelledAfterDrawLetter({ player, registration: aRegistration(), tournament, team: aTeam(), players: 2 }, office),
  ],
  'captain-gone': [missingCaptainLetter(aTeam(), office)],
  'waiver-withdrawn': [
    waiverWithdrawnLetter({ player, registration: aRegistration(), now }, signature, tournament, office),
  ],
  'no-timetable': [noTimetableLetter(coming, office, links)],
  'draft-timetable': [noTimetableLetter({ ...coming, hasDraft: true }, office, links)],
  'mail-test': [testLetter(account, now)],
  'webhook-off': [webhookOffLetter(account, webhook, { reason: 'Not found', now }, links)],
  'organizer-invited': [accounts.invitedLetter(account, links.organizerInvitation('x'))],
  'organizer-address-changed': [accounts.addressChangedLetter(account, 'lee@golden.example', now)],
  'organizer-password': [accounts.passwordChangedLetter(account, now)],
  'organizer-role': [accounts.roleChangedLetter(account, 'owner', now)],
  'organizer-ended': [accounts.accountEndedLetter(account, now)],
  'second-factor': [accounts.secondFactorSetUpLetter(account, now)],
  'second-factor-removed': [accounts.secondFactorRemovedLetter(account, now)],
  'api-key-made': [accounts.apiKeyMadeLetter(account, key, now)],
  'access-made': [accounts.accessMadeLetter(account, access, now)],
} satisfies Partial<Record<LetterKind, readonly Letter[]>>;

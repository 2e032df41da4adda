import { inviteAddress, inviteEmails } from './invite-addresses.ts';

test.each([
  ['kim@family.example', { kind: 'email', email: 'kim@family.example' }],
  [' kim@family.example ', { kind: 'email', email: 'kim@family.example' }],
  ['973-555-0142', { kind: 'phone', phone: '973-555-0142' }],
  ['kim@family', undefined],
  ['973-555', undefined],
  ['973-555-0142 ext 4', undefined],
  ['973-555-0142x4', undefined],
  ['+1 (973) 555.0142', { kind: 'phone', phone: '+1 (973) 555.0142' }],
  ['call me later', undefined],
  ['', undefined],
])('the entry %j is %j', (entry, address) => {
  expect(inviteAddress(entry)).toEqual(address);
});

test.each([
  [undefined, []],
  [null, []],
  [['', ' '], []],
  [['kim@family.example', 'KIM@family.example'], ['KIM@family.example']],
  [
    [' kim@family.example ', '', 'lee@family.example'],
    ['kim@family.example', 'lee@family.example'],
  ],
])('of %j those invited are %j', (entries, value) => {
  expect(inviteEmails.read(entries, { year: 2026 })).toEqual({ value });
});

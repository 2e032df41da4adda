import { deliveryWayOf, withoutAnyLink } from './post-tray.ts';

test.each([
  ['by mail', { kind: 'schedule', to: 'ada@family.example', playerId: 7 }, 'mail'],
  ['from the post tray where the player has no address', { kind: 'schedule', to: '', playerId: 7 }, 'post tray'],
  ['from the post tray, about a registration', { kind: 'team-welcome', to: '', playerId: 7 }, 'post tray'],
  ['to nobody where there is neither address nor player', { kind: 'schedule', to: '', playerId: null }, 'nobody'],
  [
    'to nobody under the placeholder of a captain',
    { kind: 'schedule', to: 'captain@to-be-named.invalid', playerId: null },
    'nobody',
  ],
  ['to nobody where a stranger causes it', { kind: 'invitation', to: '', playerId: 7 }, 'nobody'],
  ['to nobody where it brings a code for the site', { kind: 'contact-code', to: '', playerId: 7 }, 'nobody'],
] as const)('a letter goes %s', (_, letter, carrier) => {
  expect(deliveryWayOf(letter)).toBe(carrier);
});

test('a letter that is read out has no link: what one opens is done on the phone, and what is found elsewhere is left out', () => {
  const text = { kind: 'text', text: 'Hi Ada,' } as const;
  const link = (label: string, url: string, givesWay?: 'last') =>
    ({ kind: 'link', label, url, ...(givesWay && { givesWay }) }) as const;
  const parts = [
    text,
    link('Confirm', 'https://cup.example/waiver/ab.cd'),
    link('Kim, 201-555-0102', 'tel:2015550102'),
    link('Privacy notice', 'https://cup.example/privacy', 'last'),
  ];
  expect(withoutAnyLink(parts, 'en')).toEqual([
    text,
    { kind: 'text', text: 'Confirm: call us, and we do it with you.' },
    { kind: 'text', text: 'Kim, 201-555-0102' },
  ]);
  expect(withoutAnyLink([link('Confirmar', 'https://cup.example/waiver/ab.cd')], 'es')).toEqual([
    { kind: 'text', text: 'Confirmar: llámenos y lo hacemos con usted.' },
  ]);
});

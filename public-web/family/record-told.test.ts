import { actors, deeds, keptEvent } from '../../domain/answer/player/kept-event.ts';
import { paymentStates } from '../../domain/payment/payment.ts';
import { parentsNotice } from '../../domain/waiver/parents-notice.ts';
import { recordTold as inSpanish } from './record-told.es.ts';
import { recordTold } from './record-told.ts';

test.each([
  ['An organizer saw the waiver', 'Un organizador vio la exención de responsabilidad'],
  ['Your family withdrew the player', 'Su familia retiró al jugador'],
  ['The site noted: player something new', 'El sitio hizo una anotación'],
  ['pending', 'pendiente'],
  ['Bring two shirts', 'Bring two shirts'],
  ['An organizer', 'An organizer'],
])('%s', (english, spanish) => {
  expect(inSpanish(english)).toBe(spanish);
  expect(recordTold(english)).toBe(english);
});

test('everything that can have been done, by everybody who can have done it, is told in Spanish', () => {
  const events = Object.values(actors).flatMap((actor) => Object.values(deeds).map((deed) => `${actor} ${deed}`));
  expect(events.length).toBeGreaterThan(300);
  expect(events.filter((text) => inSpanish(text) === text)).toEqual([]);
  const { text } = keptEvent({ at: '', kind: 'site', proved: 'nobody', thing: 'player', what: 'created' });
  expect(inSpanish(text)).toBe('El sitio anotó al jugador');
});

test('the notice, and how a payment stands, are told in Spanish', () => {
  const all = [...parentsNotice, ...paymentStates];
  expect(all.filter((text) => inSpanish(text) === text)).toEqual([]);
});

import { aTournament } from '../../../test/sample/a-tournament.ts';
import { calledOff, type NewCallOff, publicCallOff, undone } from './call-off.ts';
import { suggestedText } from './call-off-text.ts';

const now = new Date('2026-12-11T12:00:00Z');
const hours = { day: '2026-12-12', startTime: '09:00', endTime: '17:00' };
const cup = aTournament({ playingHours: [hours] });
const wish = (different: Partial<NewCallOff> = {}): NewCallOff => ({
  ...{ kind: 'called-off', text: 'Snow.', spanishText: 'Nieve.', date: null, registrationOpen: false },
  refund: 'full',
  ...different,
});
const told = (one: ReturnType<typeof calledOff<typeof cup>>) => ({
  ...one,
  callOff: { ...one.callOff, toldAt: '2026-12-11T12:01:00.000Z' },
});

test('a tournament that is called off keeps its date and hours, and its registration is as the organizer says', () => {
  const off = calledOff(cup, wish(), now);
  expect(off).toMatchObject({ date: cup.date, firstDay: '2026-12-12', playingHours: [hours], registrationOpen: false });
  expect(calledOff(cup, wish({ registrationOpen: true }), now).registrationOpen).toBe(true);
});

test('a postponed tournament moves with its hours to the new date, and without one they are to be announced', () => {
  const later = calledOff(cup, wish({ kind: 'postponed', date: '2026-12-19' }), now);
  expect(later).toMatchObject({ firstDay: '2026-12-19', playingHours: [{ ...hours, day: '2026-12-19' }] });
  const open = calledOff(cup, wish({ kind: 'postponed' }), now);
  expect(open).toMatchObject({ date: 'TBA', firstDay: null, playingHours: [] });
});

test('until somebody is told it can be undone, and everything is as before', () => {
  expect(undone(calledOff(cup, wish({ kind: 'postponed' }), now))).toEqual(cup);
  expect(() => undone(told(calledOff(cup, wish(), now)))).toThrow(/told already/);
  expect(() => undone(cup)).toThrow(/told already/);
});

test('said again before anybody is told it replaces what was said; after that undoing gives back what families know', () => {
  const first = calledOff(cup, wish({ kind: 'postponed' }), now);
  expect(calledOff(first, wish(), now)).toEqual(calledOff(cup, wish(), now));
  const known = told(first);
  const corrected = calledOff(known, wish({ kind: 'postponed', date: '2026-12-19' }), now);
  expect(corrected.callOff.replaced?.date).toBe('TBA');
  expect(undone(corrected)).toMatchObject({ date: 'TBA', callOff: { ...known.callOff, replaced: null } });
});

test('what is played to its end cannot be called off', () => {
  expect(() => calledOff({ ...cup, status: 'completed' }, wish(), now)).toThrow(/played/);
});

test('the public sees the sentence alone, of a postponed tournament until its new day, of one called off for a week', () => {
  const later = told(calledOff(cup, wish({ kind: 'postponed', date: '2026-12-19' }), now));
  expect(publicCallOff(cup, now)).toBeNull();
  const shown = { kind: 'postponed', text: 'Snow.', spanishText: 'Nieve.' };
  expect(publicCallOff(later, new Date('2026-12-18T20:00:00Z'))).toEqual(shown);
  expect(publicCallOff(later, new Date('2026-12-19T12:00:00Z'))).toBeNull();
  const off = told(calledOff(cup, wish(), now));
  expect(publicCallOff(off, new Date('2026-12-18T20:00:00Z'))).not.toBeNull();
  expect(publicCallOff(off, new Date('2026-12-19T20:00:00Z'))).toBeNull();
});

test.each([
  ['called-off', null, 'is called off', 'Se cancela'],
  ['postponed', null, 'The new date will be announced', 'La nueva fecha se anunciará'],
  ['postponed', '2026-12-19', 'postponed to Sat, Dec 19, 2026', 'La nueva fecha: sáb, 19 de dic de 2026'],
] as const)(
  'the sentences of a tournament %s on %s are filled in, in both languages',
  (kind, date, text, spanishText) => {
    expect(suggestedText(cup, { kind, date })).toEqual({
      text: expect.stringContaining(text),
      spanishText: expect.stringContaining(spanishText),
    });
  },
);

import { choice } from './choice.ts';

const method = choice(
  'Payment method',
  [
    { value: 'venmo', label: 'Venmo' },
    { value: 'at_event', label: 'Pay at the event' },
  ],
  'Please select a payment method',
  { payAtEvent: 'at_event' },
);

test.each([
  ['venmo', 'venmo'],
  ['Venmo', 'venmo'],
  [' pay AT the event ', 'at_event'],
  ['payAtEvent', 'at_event'],
])('%p is the option %s', (written, value) => {
  expect(method.read(written, { year: 2026 })).toEqual({ value });
});

test.each(['', 'cash', 'constructor', '__proto__', null, undefined, 1, ['venmo']])(
  '%p is none of the options',
  (raw) => {
    expect(method.read(raw, { year: 2026 })).toEqual({ complaint: 'Please select a payment method' });
  },
);

import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { newPreRegistration } from './new-pre-registration.ts';

const answers = { name: 'Ada Park', sex: 'Female', age: 12, email: 'ada@family.example', phone: '973-555-0142' };

test.each([
  ['name', 'X', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
  ['sex', '', 'Please select Male or Female'],
  ['age', undefined, 'Age must be between 4 and 99'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['phone', '973-555', 'Please enter a valid phone number'],
  ['phone', 'call me later', 'Please enter a valid phone number'],
])('%s %p is refused: %s', (field, answer, message) => {
  const complaints = complaintsAbout(newPreRegistration, { ...answers, [field]: answer }, { year: 2026 });
  expect(complaints).toEqual({ [field]: message });
});

test("a parent's name is asked for and not kept", () => {
  const check = newPreRegistration.check({ ...answers, parentName: 'Marta Park' }, { year: 2026 });
  expect(check).toEqual({ isAccepted: true, answers, warnings: {} });
});

import { FixedClock } from '../../../test/in-memory/fixed-clock.ts';
import { InMemoryAudit } from '../../../test/in-memory/in-memory-audit.ts';
import { InMemoryOutbox } from '../../../test/in-memory/in-memory-outbox.ts';
import { InMemoryPreRegistrations } from '../../../test/in-memory/in-memory-pre-registrations.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { Links } from '../../rule/site/links.ts';
import { newPreRegistration } from './new-pre-registration.ts';
import { preRegister } from './pre-register.ts';

const answers = { name: 'Kim Park', sex: 'Female', age: 9, email: 'kim@family.example', phone: '973-555-0142' };

function aDesk() {
  const outbox = new InMemoryOutbox();
  const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  const links = new Links('https://golden-goal.example');
  const ports = {
    preRegistrations: new InMemoryPreRegistrations(),
    outbox,
    links,
    clock,
    audit: new InMemoryAudit(),
  };
  return { outbox, preRegister: (asked: Parameters<typeof preRegister>[1]) => preRegister(ports, asked) };
}

test('whoever reserves a spot twice is noted once and told once', async () => {
  const { outbox, preRegister: reserve } = aDesk();
  const first = await reserve({ answers: accepted(newPreRegistration, answers) });
  expect(await reserve({ answers: accepted(newPreRegistration, { ...answers, email: 'KIM@family.example' }) })).toEqual(
    first,
  );
  expect(outbox.letters).toMatchObject([{ to: 'kim@family.example', subject: 'Interest noted: Kim' }]);
});

test('a sibling has a spot of their own', async () => {
  const { outbox, preRegister: reserve } = aDesk();
  const first = await reserve({ answers: accepted(newPreRegistration, answers) });
  const second = await reserve({ answers: accepted(newPreRegistration, { ...answers, name: 'Lee Park' }) });
  expect(second.id).not.toBe(first.id);
  expect(outbox.letters).toHaveLength(2);
});

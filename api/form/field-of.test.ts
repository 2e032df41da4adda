import 'reflect-metadata';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import { newTeam } from '../../domain/use-case/team/new-team.ts';
import { aCaptainsAnswers } from '../../test/sample/answers.ts';
import { validation } from '../http/validation.ts';
import { NewTeamDto } from '../team/new-team.dto.ts';
import { FieldOf } from './field-of.ts';

const body = { type: 'body', metatype: NewTeamDto } as const;

test('a body reaches the first room cleaned by the form, and without what no field names', async () => {
  const answers = aCaptainsAnswers({ name: '  Night Owls ', birthYear: '2012', paymentMethod: 'payAtEvent' });
  const received: unknown = await validation().transform({ ...answers, isTest: true, captainId: 1 }, body);
  expect(received).toEqual({ ...answers, name: 'Night Owls', birthYear: 2012, paymentMethod: 'at_event' });
});

test('a body is refused with the sentences of the form, all of them', async () => {
  const refused = await validation()
    .transform({ ...aCaptainsAnswers(), captainName: 'X', captainPhone: '555' }, body)
    .catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(AnswersRefused);
  expect(refused).toMatchObject({
    complaints: {
      captainName: 'Full Name must be at least 2 characters',
      captainPhone: 'Phone Number must be at least 10 digits',
    },
  });
});

test.each([
  ['an object', { toString: 'Ada' }],
  ['a list', ['Ada', 'Park']],
  ['a number', 7],
  ['nothing', null],
  ['a prototype', JSON.parse('{"__proto__": {"isOrganizer": true}}')],
])('%s where a name belongs is a wrong answer, never a failure', async (_, captainName) => {
  const receiving = validation().transform({ ...aCaptainsAnswers(), captainName }, body);
  await expect(receiving).rejects.toBeInstanceOf(AnswersRefused);
});

test('a property that is no field of its form stops the process at its start', () => {
  expect(() => FieldOf(newTeam)(NewTeamDto.prototype, 'favouriteColour')).toThrow(
    'The form has no field named favouriteColour',
  );
});

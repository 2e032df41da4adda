import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { remarksOf, resolverOf } from './remarks.ts';

const year = { year: 2026 };

test('a warning stops a web form as a complaint does', async () => {
  const child = {
    invitationCode: 'TEAM-ABC234-777',
    name: 'Jo Doe',
    email: 'jo@example.com',
    phone: '973-555-0142',
    skillLevel: 'Here to Play',
    birthYear: '2016',
    currentClub: 'None',
    paymentMethod: 'venmo',
    termsAccepted: true,
  };
  expect(remarksOf(joinByCode.check(child, year))).toEqual({
    parentName: 'Parent Name is required for players under 13',
    parentEmail: 'Parent Email is required for players under 13',
  });
});

test('the resolver lays each remark on the input of its name', async () => {
  const resolve = resolverOf(() => ({ name: 'Name is required' }));
  expect(await resolve({ name: '' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'domain', message: 'Name is required' } },
  });
});

test('the resolver hands the sheet on when nothing is wrong', async () => {
  const resolve = resolverOf(() => ({}));
  expect(await resolve({ name: 'Jo' }, undefined, options)).toEqual({ values: { name: 'Jo' }, errors: {} });
});

const options = { fields: {}, shouldUseNativeValidation: false };

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
    parentName: 'Parent Name is required up to the age of 13',
    parentEmail: 'Parent Email is required up to the age of 13',
  });
});

test('the resolver lays each remark on the input of its name', async () => {
  const resolve = resolverOf(() => ({ name: 'Name is required' }), always);
  expect(await resolve({ name: '' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'domain', message: 'Name is required' } },
  });
});

test('the resolver hands the sheet on when nothing is wrong', async () => {
  const resolve = resolverOf(() => ({}), always);
  expect(await resolve({ name: 'Jo' }, undefined, options)).toEqual({ values: { name: 'Jo' }, errors: {} });
});

test('before the form is sent nothing is said of an input without anything in it', async () => {
  const wrong = { name: 'Name is required', phone: 'Phone Number must be at least 10 digits' };
  const resolve = resolverOf(
    () => wrong,
    () => false,
  );
  const { errors } = await resolve({ name: ' ', phone: '12' }, undefined, options);
  expect(Object.keys(errors)).toEqual(['phone']);
});

const always = () => true;
const options = { fields: {}, shouldUseNativeValidation: false };

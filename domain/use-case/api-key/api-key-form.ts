import { scopeNames, scopes } from '../../rule/api-key/api-key.ts';
import { choice } from '../../rule/form/choice.ts';
import { form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { text } from '../../rule/form/text.ts';
import { said } from '../../rule/language/sentence.ts';
import { passwordAgain } from '../access/second-factor-form.ts';

/** Form for a new API key; the password is asked for again. */
export const newApiKey = form({
  name: text({ label: 'Name', missing: 'Please enter a name', max: [50, 'Name must be less than 50 characters'] }),
  scopes: list(
    choice(
      'Scope',
      scopes.map((value) => ({ value, label: scopeNames[value] })),
      said('A scope is one of {scopes}', { scopes: scopes.join(', ') }),
    ),
    {
      label: 'What it may do',
      most: scopes.length,
      message: said('Scopes are a list of at most {scopes}', { scopes: scopes.length }),
    },
  ),
  ...passwordAgain.fields,
});

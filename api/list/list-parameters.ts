import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Listing } from '../database/listing.ts';

/** Describes the filter, order and range of a list in the API document, each a text of JSON. */
export const ListParameters = (listing: Described): MethodDecorator =>
  applyDecorators(
    FileParameters(listing),
    ApiQuery(parameter('range', 'JSON: the first row and the last, counted from 0. Without it all rows.', '[0,24]')),
  );

/** Describes the filter and order of the file of a list, which has all rows. */
export function FileParameters({ sorts, usual, filters }: Described): MethodDecorator {
  const fields = Object.keys(sorts);
  const narrowing = Object.entries(filters).map(([name, { takes }]) => `${name}: ${takes ?? numbers}`);
  const ofTournament = 'Of one tournament; as tournamentId in the filter.';
  return applyDecorators(
    ApiQuery(
      parameter(
        'sort',
        `JSON: a field and ASC or DESC. Fields: ${fields.join(', ')}. Without it ${JSON.stringify(usual)}.`,
        JSON.stringify(usual),
      ),
    ),
    ApiQuery(parameter('filter', `JSON: an object; a row stays that fits all of it. ${narrowing.join('; ')}.`, '{}')),
    'tournamentId' in filters
      ? ApiQuery({ name: 'tournamentId', description: ofTournament, required: false, schema: wholeNumber })
      : () => undefined,
  );
}

type Described = Pick<Listing, 'sorts' | 'usual' | 'filters'>;

const wholeNumber = { type: 'integer' as const, minimum: 1 };

const numbers = 'a number or a list of numbers';

const parameter = (name: string, description: string, example: string) => ({
  ...{ name, description, required: false },
  schema: { type: 'string' as const, example },
});

import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Listing } from '../database/listing.ts';

/** Describes the filter, order and range of a list in the API document, each a text of JSON. */
export function ListParameters({
  sorts,
  usual,
  filters,
}: Pick<Listing, 'sorts' | 'usual' | 'filters'>): MethodDecorator {
  const fields = Object.keys(sorts);
  const narrowing = Object.entries(filters).map(([name, { takes }]) => `${name}: ${takes ?? numbers}`);
  return applyDecorators(
    ApiQuery(
      parameter(
        'sort',
        `JSON: a field and ASC or DESC. Fields: ${fields.join(', ')}. Without it ${JSON.stringify(usual)}.`,
        JSON.stringify(usual),
      ),
    ),
    ApiQuery(parameter('range', 'JSON: the first row and the last, counted from 0. Without it all rows.', '[0,24]')),
    ApiQuery(parameter('filter', `JSON: an object; a row stays that fits all of it. ${narrowing.join('; ')}.`, '{}')),
  );
}

const numbers = 'a number or a list of numbers';

const parameter = (name: string, description: string, example: string) => ({
  ...{ name, description, required: false },
  schema: { type: 'string' as const, example },
});

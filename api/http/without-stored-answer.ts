import { Reflector } from '@nestjs/core';

/** Marks a call whose answer is not cached for its Idempotency-Key: it writes only session grants, and runs anew each time it is sent. */
export const WithoutStoredAnswer = Reflector.createDecorator<true>();

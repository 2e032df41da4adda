import { Reflector } from '@nestjs/core';

/** Marks a call that writes nothing but what its session may do: it is done anew however often it is sent. */
export const AnswerNotKept = Reflector.createDecorator<true>();

/** Texts with the number of a form's steps, and of the current one. */
export const words = {
  count: (steps: number) => `${steps} steps:`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const;

export const { validate } = await importNatively('class-validator');

export const { plainToInstance } = await importNatively('class-transformer');

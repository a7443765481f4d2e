export * from '@rezenso/contract/schema';

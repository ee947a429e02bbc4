import '@testing-library/jest-dom';
import { jest } from '@jest/globals';

// A `console.error` of React fails the test.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`Unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

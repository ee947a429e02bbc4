import '@testing-library/jest-dom';
import { jest } from '@jest/globals';

// Any `console.error`, for example from React, makes the test fail.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`Unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

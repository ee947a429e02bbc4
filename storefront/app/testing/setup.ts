import '@testing-library/jest-dom';
import { jest } from '@jest/globals';

// Whatever React complains about is a fault of the test or of the component.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`Unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

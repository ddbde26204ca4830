/** English phrases of the files of a QR code and of a table card. */
export const phrases = {
  first: {
    title: 'Your menu is live',
    print: 'Print the code and put it on the tables: guests scan it and read.',
    share: 'Copy the link for your website, Instagram or Google Maps.',
    stays: 'Code and link stay the same, whatever you change later.',
  },
  downloads: {
    invitation: 'Scan for our menu',
    title: 'Files to print',
    failed: 'This file could not be made. Try again',
    files: {
      A6: { name: 'Table card, A6', use: 'PDF with your name and the code' },
      A4: { name: 'Table card, A4', use: 'The same card on a large sheet' },
      png: { name: 'Picture, PNG', use: '1024 × 1024 pixels, for posts and documents' },
      svg: { name: 'Drawing, SVG', use: 'Sharp in any size, for print shops' },
    },
  },
};

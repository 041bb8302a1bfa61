/** Columns: see `parseUniversities`. Fees in USD a year. */
export const USA = `
Harvard University | university | Cambridge, Boston | https://www.harvard.edu | 59000 / 56000 | 7.5 / 7
Massachusetts Institute of Technology | university | Cambridge | https://www.mit.edu | 62000 / 62000 | 7.5 / 7 | Engineering; Computing and IT; Science; Business and Management; Architecture and Built Environment; Social Sciences
Stanford University | university | Stanford | https://www.stanford.edu | 65000 / 60000 | 7 / 7
Yale University | university | New Haven | https://www.yale.edu | 67000 / 50000 | 7 / 7
Princeton University | university | Princeton | https://www.princeton.edu | 62000 / 60000 | 7.5 / 7
Columbia University | university | New York | https://www.columbia.edu | 68000 / 58000 | 7.5 / 7
University of Pennsylvania | university | Philadelphia | https://www.upenn.edu | 66000 / 52000 | 7 / 6.5
Cornell University | university | Ithaca, New York | https://www.cornell.edu | 66000 / 45000 | 7 / 6.5
Brown University | university | Providence | https://www.brown.edu | 68000 / 60000 | 7 / 6.5
Duke University | university | Durham | https://www.duke.edu | 66000 / 58000 | 7 / 6.5
Northwestern University | university | Evanston, Chicago | https://www.northwestern.edu | 66000 / 58000 | 7 / 6.5
Johns Hopkins University | university | Baltimore, Washington DC | https://www.jhu.edu | 64000 / 60000 | 7 / 6.5
University of Chicago | university | Chicago | https://www.uchicago.edu | 66000 / 62000 | 7 / 7
Carnegie Mellon University | university | Pittsburgh | https://www.cmu.edu | 64000 / 55000 | 7.5 / 7
New York University | university | New York, Brooklyn | https://www.nyu.edu | 61000 / 48000 | 7.5 / 7
Boston University | university | Boston | https://www.bu.edu | 66000 / 62000 | 7 / 6.5
Northeastern University | university | Boston, Oakland, Seattle | https://www.northeastern.edu | 63000 / 36000 | 6.5 / 6
University of Southern California | university | Los Angeles | https://www.usc.edu | 69000 / 52000 | 7 / 6
University of California, Berkeley | university | Berkeley | https://www.berkeley.edu | 49000 / 30000 | 6.5 / 6
University of California, Los Angeles | university | Los Angeles | https://www.ucla.edu | 47000 / 31000 | 7 / 6.5
University of California, San Diego | university | La Jolla | https://ucsd.edu | 48000 / 30000 | 7 / 6.5
University of California, Davis | university | Davis, Sacramento | https://www.ucdavis.edu | 47000 / 29000 | 6.5 / 6
University of California, Irvine | university | Irvine | https://uci.edu | 47000 / 30000 | 6.5 / 6
University of Michigan | university | Ann Arbor, Dearborn, Flint | https://umich.edu | 58000 / 52000 | 6.5 / 6
Michigan State University | university | East Lansing | https://msu.edu | 42000 / 38000 | 6.5 / 6
The Ohio State University | university | Columbus, Newark, Mansfield | https://www.osu.edu | 38000 / 38000 | 6.5 / 6
Pennsylvania State University | university | University Park, Erie, Harrisburg | https://www.psu.edu | 40000 / 41000 | 6.5 / 6
Purdue University | university | West Lafayette | https://www.purdue.edu | 31000 / 30000 | 6.5 / 6
Indiana University Bloomington | university | Bloomington | https://bloomington.iu.edu | 40000 / 34000 | 6.5 / 6
University of Illinois Urbana-Champaign | university | Urbana-Champaign | https://illinois.edu | 38000 / 35000 | 6.5 / 6
University of Illinois Chicago | university | Chicago | https://www.uic.edu | 32000 / 30000 | 6.5 / 6
University of Wisconsin-Madison | university | Madison | https://www.wisc.edu | 42000 / 26000 | 6.5 / 6
University of Minnesota | university | Minneapolis, Duluth, Crookston | https://umn.edu | 36000 / 30000 | 6.5 / 6
University of Iowa | university | Iowa City | https://uiowa.edu | 33000 / 31000 | 6.5 / 6
Iowa State University | university | Ames | https://www.iastate.edu | 28000 / 27000 | 6.5 / 6
University of Texas at Austin | university | Austin | https://www.utexas.edu | 43000 / 26000 | 6.5 / 6
University of Texas at Dallas | university | Richardson | https://www.utdallas.edu | 39000 / 31000 | 6.5 / 6
University of Texas at Arlington | university | Arlington, Fort Worth | https://www.uta.edu | 29000 / 24000 | 6.5 / 6
Texas A&M University | university | College Station, Galveston | https://www.tamu.edu | 40000 / 25000 | 6.5 / 6
Texas Tech University | university | Lubbock | https://www.ttu.edu | 26000 / 20000 | 6.5 / 6
University of Houston | university | Houston, Sugar Land, Katy | https://www.uh.edu | 27000 / 22000 | 6.5 / 6
Rice University | university | Houston | https://www.rice.edu | 59000 / 52000 | 7 / 6.5
Georgia Institute of Technology | university | Atlanta | https://www.gatech.edu | 33000 / 31000 | 7 / 6.5 | Engineering; Computing and IT; Science; Business and Management; Architecture and Built Environment
Georgia State University | university | Atlanta | https://www.gsu.edu | 29000 / 27000 | 6.5 / 6
Emory University | university | Atlanta | https://www.emory.edu | 63000 / 48000 | 7 / 6.5
University of Florida | university | Gainesville | https://www.ufl.edu | 29000 / 30000 | 6.5 / 6
Florida State University | university | Tallahassee | https://www.fsu.edu | 22000 / 26000 | 6.5 / 6
University of Central Florida | university | Orlando | https://www.ucf.edu | 23000 / 27000 | 6.5 / 6
University of South Florida | university | Tampa, St. Petersburg | https://www.usf.edu | 17500 / 21000 | 6.5 / 6
University of Miami | university | Coral Gables, Miami | https://welcome.miami.edu | 59000 / 45000 | 6.5 / 6
University of North Carolina at Chapel Hill | university | Chapel Hill | https://www.unc.edu | 42000 / 32000 | 7 / 6.5
North Carolina State University | university | Raleigh | https://www.ncsu.edu | 32000 / 31000 | 6.5 / 6
University of Virginia | university | Charlottesville | https://www.virginia.edu | 58000 / 34000 | 7 / 6.5
Virginia Tech | university | Blacksburg, Alexandria | https://www.vt.edu | 37000 / 31000 | 6.5 / 6
George Mason University | university | Fairfax, Arlington | https://www.gmu.edu | 38000 / 36000 | 6.5 / 6
University of Maryland | university | College Park | https://umd.edu | 41000 / 32000 | 7 / 6.5
George Washington University | university | Washington DC, Ashburn | https://www.gwu.edu | 67000 / 38000 | 7 / 6
American University | university | Washington DC | https://www.american.edu | 58000 / 40000 | 6.5 / 6
University of Pittsburgh | university | Pittsburgh, Greensburg | https://www.pitt.edu | 40000 / 40000 | 6.5 / 6
Temple University | university | Philadelphia, Ambler | https://www.temple.edu | 36000 / 29000 | 6.5 / 6
Drexel University | university | Philadelphia | https://drexel.edu | 60000 / 40000 | 6.5 / 6
Rutgers University | university | New Brunswick, Newark, Camden | https://www.rutgers.edu | 36000 / 32000 | 6.5 / 6
New Jersey Institute of Technology | university | Newark | https://www.njit.edu | 35000 / 34000 | 6.5 / 6 | Engineering; Computing and IT; Science; Business and Management; Architecture and Built Environment
Stevens Institute of Technology | university | Hoboken | https://www.stevens.edu | 60000 / 41000 | 6.5 / 6 | Engineering; Computing and IT; Science; Business and Management
Rochester Institute of Technology | university | Rochester | https://www.rit.edu | 57000 / 55000 | 6.5 / 6
Syracuse University | university | Syracuse | https://www.syracuse.edu | 62000 / 38000 | 6.5 / 6
University at Buffalo | university | Buffalo | https://www.buffalo.edu | 28000 / 26000 | 6.5 / 6
Stony Brook University | university | Stony Brook, Southampton | https://www.stonybrook.edu | 29000 / 27000 | 6.5 / 6
Arizona State University | university | Tempe, Phoenix, Mesa | https://www.asu.edu | 34000 / 33000 | 6 / 6
University of Arizona | university | Tucson | https://www.arizona.edu | 39000 / 33000 | 6 / 6
University of Colorado Boulder | university | Boulder | https://www.colorado.edu | 42000 / 33000 | 6.5 / 6
University of Utah | university | Salt Lake City | https://www.utah.edu | 34000 / 29000 | 6.5 / 6
University of Washington | university | Seattle, Bothell, Tacoma | https://www.washington.edu | 42000 / 34000 | 6.5 / 6
Washington State University | university | Pullman, Vancouver, Spokane | https://wsu.edu | 28000 / 27000 | 6.5 / 6
Oregon State University | university | Corvallis, Bend | https://oregonstate.edu | 34000 / 28000 | 6.5 / 6
San José State University | university | San José | https://www.sjsu.edu | 19500 / 18500 | 6 / 6
California State University, Long Beach | university | Long Beach | https://www.csulb.edu | 18500 / 17500 | 6 / 6
Illinois Institute of Technology | university | Chicago | https://www.iit.edu | 50000 / 38000 | 6.5 / 6
DePaul University | university | Chicago | https://www.depaul.edu | 45000 / 36000 | 6.5 / 6
University of Notre Dame | university | Notre Dame | https://www.nd.edu | 65000 / 62000 | 7 / 6.5
University of Cincinnati | university | Cincinnati | https://www.uc.edu | 30000 / 29000 | 6.5 / 6
Kent State University | university | Kent | https://www.kent.edu | 22000 / 22000 | 6 / 5.5
Pace University | university | New York, Pleasantville | https://www.pace.edu | 52000 / 34000 | 6.5 / 6
University of New Haven | university | West Haven | https://www.newhaven.edu | 46000 / 28000 | 6 / 6
University of Connecticut | university | Storrs, Hartford, Stamford | https://uconn.edu | 44000 / 41000 | 6.5 / 6
University of Massachusetts Amherst | university | Amherst | https://www.umass.edu | 41000 / 35000 | 6.5 / 6
Worcester Polytechnic Institute | university | Worcester | https://www.wpi.edu | 60000 / 40000 | 7 / 6.5 | Engineering; Computing and IT; Science; Business and Management
Santa Monica College | college | Santa Monica | https://www.smc.edu | 10500 / 10500 | 5.5 / 5
De Anza College | college | Cupertino | https://www.deanza.edu | 10500 / 10500 | 5.5 / 5.5
Foothill College | college | Los Altos Hills | https://foothill.edu | 10500 / 10500 | 5.5 / 5.5
Green River College | college | Auburn, Kent | https://www.greenriver.edu | 11500 / 11500 | 5.5 / 5
Miami Dade College | college | Miami, Hialeah | https://www.mdc.edu | 11000 / 11000 | 5.5 / 5.5
Northern Virginia Community College | college | Annandale, Alexandria, Manassas | https://www.nvcc.edu | 11500 / 11500 | 6 / 5.5
Bunker Hill Community College | college | Boston, Chelsea | https://www.bhcc.edu | 12000 / 12000 | 5.5 / 5
`;

/** Columns: see `parseUniversities`. Fees in GBP a year. */
export const UK = `
University of Oxford | university | Oxford | https://www.ox.ac.uk | 42000 / 38000 | 7.5 / 7
University of Cambridge | university | Cambridge | https://www.cam.ac.uk | 38000 / 37000 | 7.5 / 7
Imperial College London | university | South Kensington, White City | https://www.imperial.ac.uk | 41000 / 42000 | 6.5 / 6 | Engineering; Science; Computing and IT; Health; Business and Management
University College London | university | London | https://www.ucl.ac.uk | 33000 / 35000 | 6.5 / 6
King's College London | university | London | https://www.kcl.ac.uk | 30000 / 33000 | 7 / 6.5
London School of Economics and Political Science | university | London | https://www.lse.ac.uk | 28500 / 32000 | 7 / 7 | Business and Management; Social Sciences; Law; Media and Communication; Arts and Humanities
University of Edinburgh | university | Edinburgh | https://www.ed.ac.uk | 30000 / 31500 | 6.5 / 6
University of Manchester | university | Manchester | https://www.manchester.ac.uk | 29000 / 31000 | 6.5 / 6
University of Bristol | university | Bristol | https://www.bristol.ac.uk | 28000 / 30000 | 6.5 / 6
University of Warwick | university | Coventry | https://warwick.ac.uk | 28500 / 31000 | 6.5 / 6
University of Glasgow | university | Glasgow, Dumfries | https://www.gla.ac.uk | 27500 / 29500 | 6.5 / 6
University of Birmingham | university | Birmingham | https://www.birmingham.ac.uk | 26500 / 28500 | 6.5 / 6
University of Leeds | university | Leeds | https://www.leeds.ac.uk | 27000 / 29000 | 6.5 / 6
University of Sheffield | university | Sheffield | https://www.sheffield.ac.uk | 26500 / 28500 | 6.5 / 6
University of Nottingham | university | Nottingham, Sutton Bonington | https://www.nottingham.ac.uk | 26000 / 27500 | 6.5 / 6
University of Southampton | university | Southampton, Winchester | https://www.southampton.ac.uk | 25500 / 28000 | 6.5 / 6
Durham University | university | Durham | https://www.durham.ac.uk | 28000 / 28500 | 6.5 / 6
University of St Andrews | university | St Andrews | https://www.st-andrews.ac.uk | 30500 / 29000 | 7 / 6.5
University of Exeter | university | Exeter, Penryn | https://www.exeter.ac.uk | 25500 / 27000 | 6.5 / 6
University of York | university | York | https://www.york.ac.uk | 25000 / 26500 | 6.5 / 6
University of Bath | university | Bath | https://www.bath.ac.uk | 26500 / 28500 | 6.5 / 6
Newcastle University | university | Newcastle upon Tyne | https://www.ncl.ac.uk | 25000 / 26500 | 6.5 / 5.5
University of Liverpool | university | Liverpool | https://www.liverpool.ac.uk | 24500 / 26000 | 6.5 / 6
Cardiff University | university | Cardiff | https://www.cardiff.ac.uk | 24500 / 25500 | 6.5 / 6
Queen Mary University of London | university | London | https://www.qmul.ac.uk | 26000 / 29000 | 6.5 / 6
Lancaster University | university | Lancaster | https://www.lancaster.ac.uk | 25000 / 26000 | 6.5 / 6
University of Leicester | university | Leicester | https://le.ac.uk | 22000 / 23000 | 6.5 / 6
Loughborough University | university | Loughborough, London | https://www.lboro.ac.uk | 25500 / 27000 | 6.5 / 6
University of Surrey | university | Guildford | https://www.surrey.ac.uk | 23500 / 24500 | 6.5 / 6
University of Reading | university | Reading | https://www.reading.ac.uk | 23000 / 24000 | 6.5 / 5.5
University of Sussex | university | Brighton | https://www.sussex.ac.uk | 22500 / 23500 | 6.5 / 6
University of Strathclyde | university | Glasgow | https://www.strath.ac.uk | 21500 / 24000 | 6.5 / 5.5
University of Aberdeen | university | Aberdeen | https://www.abdn.ac.uk | 22500 / 25000 | 6 / 5.5
University of Dundee | university | Dundee | https://www.dundee.ac.uk | 22000 / 23500 | 6 / 5.5
Heriot-Watt University | university | Edinburgh, Galashiels | https://www.hw.ac.uk | 20500 / 23000 | 6 / 5.5
Queen's University Belfast | university | Belfast | https://www.qub.ac.uk | 22000 / 23500 | 6.5 / 6
Ulster University | university | Belfast, Coleraine, Londonderry | https://www.ulster.ac.uk | 17000 / 17500 | 6 / 5.5
Swansea University | university | Swansea | https://www.swansea.ac.uk | 19000 / 21000 | 6 / 5.5
Aston University | university | Birmingham | https://www.aston.ac.uk | 20000 / 21500 | 6.5 / 6
University of Kent | university | Canterbury, Medway | https://www.kent.ac.uk | 19500 / 20500 | 6.5 / 6
University of Essex | university | Colchester, Southend-on-Sea | https://www.essex.ac.uk | 21000 / 22500 | 6 / 5.5
Brunel University of London | university | Uxbridge | https://www.brunel.ac.uk | 20500 / 22500 | 6.5 / 6
Royal Holloway, University of London | university | Egham | https://www.royalholloway.ac.uk | 22500 / 23000 | 6.5 / 5.5
Goldsmiths, University of London | university | London | https://www.gold.ac.uk | 20500 / 22500 | 6.5 / 6 | Art and Design; Media and Communication; Arts and Humanities; Social Sciences; Education; Computing and IT
SOAS University of London | university | London | https://www.soas.ac.uk | 22500 / 25500 | 6.5 / 6 | Arts and Humanities; Social Sciences; Law; Business and Management
University of the Arts London | university | London | https://www.arts.ac.uk | 28500 / 29000 | 6 / 5.5 | Art and Design; Media and Communication
Coventry University | university | Coventry, London, Scarborough | https://www.coventry.ac.uk | 17500 / 18500 | 6 / 5.5
Northumbria University | university | Newcastle upon Tyne, London | https://www.northumbria.ac.uk | 19000 / 19500 | 6 / 5.5
Nottingham Trent University | university | Nottingham, Mansfield | https://www.ntu.ac.uk | 17500 / 18500 | 6 / 5.5
Sheffield Hallam University | university | Sheffield | https://www.shu.ac.uk | 17000 / 17500 | 6 / 5.5
Manchester Metropolitan University | university | Manchester | https://www.mmu.ac.uk | 18500 / 19500 | 6 / 5.5
Liverpool John Moores University | university | Liverpool | https://www.ljmu.ac.uk | 17500 / 18000 | 6 / 5.5
University of the West of England | university | Bristol | https://www.uwe.ac.uk | 16500 / 17500 | 6 / 5.5
University of Portsmouth | university | Portsmouth, London | https://www.port.ac.uk | 17500 / 18500 | 6 / 5.5
University of Plymouth | university | Plymouth | https://www.plymouth.ac.uk | 17500 / 18000 | 6 / 5.5
University of Hertfordshire | university | Hatfield | https://www.herts.ac.uk | 16000 / 17000 | 6 / 5.5
University of Greenwich | university | Greenwich, Avery Hill, Medway | https://www.gre.ac.uk | 17500 / 18500 | 6 / 5.5
University of Westminster | university | London, Harrow | https://www.westminster.ac.uk | 16500 / 18500 | 6 / 5.5
Middlesex University | university | London | https://www.mdx.ac.uk | 16500 / 17500 | 6 / 5.5
Kingston University | university | Kingston upon Thames | https://www.kingston.ac.uk | 17500 / 18500 | 6 / 5.5
University of East London | university | London | https://www.uel.ac.uk | 15500 / 16500 | 6 / 5.5
London South Bank University | university | London, Croydon | https://www.lsbu.ac.uk | 16500 / 17500 | 6 / 5.5
Birmingham City University | university | Birmingham | https://www.bcu.ac.uk | 17500 / 18500 | 6 / 5.5
De Montfort University | university | Leicester | https://www.dmu.ac.uk | 16500 / 17500 | 6 / 5.5
University of Derby | university | Derby, Buxton | https://www.derby.ac.uk | 16000 / 16500 | 6 / 5.5
University of Huddersfield | university | Huddersfield | https://www.hud.ac.uk | 18000 / 19000 | 6 / 5.5
University of Bradford | university | Bradford | https://www.bradford.ac.uk | 20000 / 21000 | 6 / 5
Teesside University | university | Middlesbrough, London | https://www.tees.ac.uk | 16500 / 17000 | 6 / 5.5
University of Sunderland | university | Sunderland, London | https://www.sunderland.ac.uk | 16000 / 16500 | 6 / 5.5
Robert Gordon University | university | Aberdeen | https://www.rgu.ac.uk | 17000 / 18500 | 6 / 5.5
Glasgow Caledonian University | university | Glasgow, London | https://www.gcu.ac.uk | 15500 / 17000 | 6 / 5.5
University of South Wales | university | Pontypridd, Cardiff, Newport | https://www.southwales.ac.uk | 15500 / 16500 | 6 / 5.5
City of Glasgow College | college | Glasgow | https://www.cityofglasgowcollege.ac.uk | 9500 / 10500 | 5.5 / 5
Edinburgh College | college | Edinburgh | https://www.edinburghcollege.ac.uk | 9000 / 10000 | 5.5 / 5
Belfast Metropolitan College | college | Belfast | https://www.belfastmet.ac.uk | 8500 / 9500 | 5.5 / 5
`;
